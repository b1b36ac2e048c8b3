import { routes } from '../../site.ts';
import { Field } from '../../ui/Field.tsx';
import { TextLink } from '../../ui/TextLink.ts';
import { Title } from '../../ui/text.ts';
import { People } from '../people/People.tsx';
import type { ShownPerson } from '../people/shownPerson.ts';

interface Props {
  heading: string;
  link: string;
  day: string;
  people: readonly ShownPerson[];
}

export const TeamPreview = ({ heading, link, day, people }: Props) => (
  <Field $tone="quiet" aria-labelledby="people">
    <Title as="h2" id="people">
      {heading}
    </Title>
    <People people={people} />
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem 2.5rem', marginTop: '2rem' }}>
      <TextLink href={`${routes.about}#people`}>{link}</TextLink>
      <TextLink href={`${routes.about}#day`}>{day}</TextLink>
    </p>
  </Field>
);
