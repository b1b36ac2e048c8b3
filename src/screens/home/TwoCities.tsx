import type { PageText } from '../../content/pageSchemas.ts';
import { routes } from '../../site.ts';
import { Field } from '../../ui/Field.tsx';
import { SectionHead } from '../../ui/SectionHead.ts';
import { TextLink } from '../../ui/TextLink.ts';
import { Chapter } from '../../ui/text.ts';

/** Who works where, in two sentences; the about page shows the day that both offices share. */
export const TwoCities = ({ heading, text, link }: PageText<'home'>['cities']) => (
  <Field $tone="quiet" aria-labelledby="cities">
    <SectionHead>
      <Chapter id="cities">{heading}</Chapter>
      <div>
        <p>{text}</p>
        <TextLink href={`${routes.about}#day`}>{link}</TextLink>
      </div>
    </SectionHead>
  </Field>
);
