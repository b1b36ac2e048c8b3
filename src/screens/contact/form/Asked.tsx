import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { labels } from '../../../contact/labels.ts';
import { limits } from '../../../contact/limits.ts';
import type { FieldName } from '../../../contact/schema.ts';
import { Area, Chooser, Fault, Hint, Label, Line, Optional } from './form.styles.ts';

interface Common {
  optional?: boolean;
  /** What is wrong with it, in a sentence. */
  fault: string | undefined;
}

/** What ties a field to its messages; both are read out with its label. */
export const state = (name: FieldName, fault: string | undefined, hint = false) => ({
  'aria-invalid': fault ? true : undefined,
  'aria-describedby': [fault && `${name}-fault`, hint && `${name}-hint`].filter(Boolean).join(' ') || undefined,
});

export const FaultOf = ({ name, fault }: { name: FieldName; fault: string | undefined }) =>
  fault ? <Fault id={`${name}-fault`}>{fault}</Fault> : null;

function Around({ name, optional, fault, children }: Common & { name: keyof typeof labels & FieldName; children: ReactNode }) {
  return (
    <div>
      <Label htmlFor={name}>
        {labels[name]} {optional && <Optional>{labels.optional}</Optional>}
      </Label>
      {children}
      <FaultOf name={name} fault={fault} />
    </div>
  );
}

type LineProps = Common & { name: 'name' | 'email' | 'company' } & Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>;

/** One line, under its label. `dir` follows what is written in it. */
export const AskedLine = ({ name, optional = false, fault, ...rest }: LineProps) => (
  <Around name={name} optional={optional} fault={fault}>
    <Line id={name} name={name} maxLength={limits[name]} required={!optional} dir="auto" {...state(name, fault)} {...rest} />
  </Around>
);

interface AreaProps extends Common {
  name: 'message' | 'link';
  rows: number;
  hint?: string;
}

export const AskedArea = ({ name, rows, optional = false, fault, hint }: AreaProps) => (
  <Around name={name} optional={optional} fault={fault}>
    {hint && <Hint id={`${name}-hint`}>{hint}</Hint>}
    <Area
      id={name}
      name={name}
      rows={rows}
      style={{ '--rows': rows } as CSSProperties}
      maxLength={limits[name]}
      required={!optional}
      dir="auto"
      {...state(name, fault, Boolean(hint))}
    />
  </Around>
);

interface ChoiceProps extends Common {
  name: 'budget' | 'start';
  list: readonly { slug: string; name: string }[];
}

export const AskedChoice = ({ name, list, fault }: ChoiceProps) => (
  <Around name={name} optional fault={fault}>
    <Chooser>
      <select id={name} name={name} {...state(name, fault)}>
        <option value="">{labels.unsaid}</option>
        {list.map((entry) => (
          <option key={entry.slug} value={entry.slug}>
            {entry.name}
          </option>
        ))}
      </select>
    </Chooser>
  </Around>
);
