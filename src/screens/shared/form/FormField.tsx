import type { CSSProperties, ReactNode } from 'react';
import type { FormField as Field, FormDefinition } from '../../../contact/formFor.ts';
import { errorId } from '../../../contact/formIds.ts';
import {
  FormFieldset,
  FormFileInput,
  FormHint,
  FormLabel,
  FormLineInput,
  FormMessage,
  FormOptional,
  FormSelect,
  FormTextArea,
  FormTextInput,
  FormToggle,
  FormToggles,
} from './form.styles.ts';

interface Props {
  field: Field;
  words: FormDefinition['words'];
  error: string | undefined;
  /** A drawing whose line is the rule below the field. */
  drawnLine?: ReactNode;
}

/**
 * One field of a form with its label above and its error below; screen readers announce both with
 * it.
 */
export function FormField({
  field: { name, control, label: text, hint, required, optional, rows, ...field },
  words,
  error,
  drawnLine,
}: Props) {
  const described = {
    id: name,
    'aria-describedby':
      [error && errorId(name), hint && `${name}-hint`].filter(Boolean).join(' ') || undefined,
  };
  // Firefox treats an empty required field as invalid unless this says otherwise.
  const input = { name, 'aria-invalid': Boolean(error), ...described };
  // `dir="auto"` follows the language that the visitor writes.
  const written = { required, dir: 'auto', ...input };
  const TextInput = drawnLine ? FormLineInput : FormTextInput;
  const label: ReactNode = (
    <>
      {/* Chromium drops a separate space from the label's accessible name. */}
      {`${text} `}
      {!required && <FormOptional>{optional ?? words.optional}</FormOptional>}
    </>
  );
  const message = (
    <FormMessage id={errorId(name)} hidden={!error}>
      {error}
    </FormMessage>
  );
  if (control === 'choices')
    return (
      <FormFieldset tabIndex={-1} {...described}>
        <legend>{label}</legend>
        <FormToggles>
          {field.options?.map((option) => (
            <FormToggle key={option.slug}>
              <input type="checkbox" name={name} value={option.slug} />
              {option.name}
            </FormToggle>
          ))}
        </FormToggles>
        {message}
      </FormFieldset>
    );
  return (
    <div>
      <FormLabel htmlFor={name}>{label}</FormLabel>
      {hint && <FormHint id={`${name}-hint`}>{hint}</FormHint>}
      {control === 'choice' && (
        <FormSelect>
          <select {...input}>
            <option value="">{words.undecided}</option>
            {field.options?.map((option) => (
              <option key={option.slug} value={option.slug}>
                {option.name}
              </option>
            ))}
          </select>
        </FormSelect>
      )}
      {control === 'area' && (
        <FormTextArea
          rows={rows}
          style={{ '--rows': rows } as CSSProperties}
          // Chromium does not scroll to a text field whose first line is in view.
          onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
          {...written}
        />
      )}
      {control === 'file' && <FormFileInput type="file" accept=".pdf,application/pdf" {...input} />}
      {control === 'singleLine' && (
        <TextInput type={field.type} autoComplete={field.autoComplete} {...written} />
      )}
      {drawnLine}
      {message}
    </div>
  );
}
