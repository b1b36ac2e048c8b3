import type { CSSProperties, ReactNode } from 'react';
import type { FormField as Field, FormDefinition } from '../../../contact/formFor.ts';
import { errorId } from '../../../contact/formIds.ts';
import {
  Fieldset,
  Hint,
  Label,
  Message,
  Optional,
  SelectFrame,
  TextArea,
  TextInput,
  Toggle,
  Toggles,
} from './form.styles.ts';

interface Props {
  field: Field;
  words: FormDefinition['words'];
  error: string | undefined;
}

/** One field of a form with its label above and its error below; screen readers announce both with it. */
export function FormField({
  field: { name, kind, label: text, hint, required, optional, rows, ...field },
  words,
  error,
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
  const label: ReactNode = (
    <>
      {/* One text: Chromium leaves a space of its own out of the label's name. */}
      {`${text} `}
      {!required && <Optional>{optional ?? words.optional}</Optional>}
    </>
  );
  const message = (
    <Message id={errorId(name)} hidden={!error}>
      {error}
    </Message>
  );
  if (kind === 'choices')
    return (
      <Fieldset tabIndex={-1} {...described}>
        <legend>{label}</legend>
        <Toggles>
          {field.options?.map((option) => (
            <Toggle key={option.slug}>
              <input type="checkbox" name={name} value={option.slug} />
              {option.name}
            </Toggle>
          ))}
        </Toggles>
        {message}
      </Fieldset>
    );
  return (
    <div>
      <Label htmlFor={name}>{label}</Label>
      {hint && <Hint id={`${name}-hint`}>{hint}</Hint>}
      {kind === 'choice' && (
        <SelectFrame>
          <select {...input}>
            <option value="">{words.undecided}</option>
            {field.options?.map((option) => (
              <option key={option.slug} value={option.slug}>
                {option.name}
              </option>
            ))}
          </select>
        </SelectFrame>
      )}
      {kind === 'area' && (
        <TextArea
          rows={rows}
          style={{ '--rows': rows } as CSSProperties}
          // Chromium leaves a text field where it is when its first line can be seen.
          onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
          {...written}
        />
      )}
      {kind === 'line' && (
        <TextInput type={field.type} autoComplete={field.autoComplete} {...written} />
      )}
      {message}
    </div>
  );
}
