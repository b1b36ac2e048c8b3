import { Field } from '../../ui/Field.tsx';
import { Quote } from '../../ui/Quote.tsx';
import { Split } from '../../ui/Split.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.ts';

export interface Said {
  text: string;
  role: string;
  client: string;
  /** The language of the client's name, where its letters show that it is not English. */
  lang?: string;
}

export const Voices = ({ heading, voices }: { heading: string; voices: readonly Said[] }) => (
  <Field aria-labelledby="voices">
    <VisuallyHidden as="h2" id="voices">
      {heading}
    </VisuallyHidden>
    <Split style={{ rowGap: '3.5rem' }}>
      {voices.map(({ text, role, client, lang }) => (
        <Quote
          key={text}
          text={text}
          by={
            <>
              {role}, <span lang={lang}>{client}</span>
            </>
          }
        />
      ))}
    </Split>
  </Field>
);
