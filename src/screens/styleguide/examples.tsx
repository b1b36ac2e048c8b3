import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { Examples } from '../../ui/example.ts';
import { Columns } from '../../ui/layout/Columns.ts';
import { Section } from '../../ui/Section.tsx';
import { en } from '../../words/en.ts';
import { HeroLine } from '../home/line/HeroLine.tsx';
import { ClosingCall } from '../shared/closing/ClosingCall.tsx';
import { ErrorSummary } from '../shared/form/ErrorSummary.tsx';
import { FormField } from '../shared/form/FormField.tsx';
import { People } from '../shared/people/People.tsx';
import { WorkTeaser } from '../shared/works/WorkTeaser.tsx';

const HeroLineSection = styled(Section)`
  isolation: isolate;
  overflow: clip;
  min-height: 42vw;
`;

const wrongAddress = 'We need an address such as name@company.com.';
const words = { ...en.formPage, note: en.formPage.note.inquiry };
const options = [
  { slug: 'one', name: 'Research' },
  { slug: 'two', name: 'Design' },
  { slug: 'three', name: 'Code' },
];

const field = (shown: Omit<ComponentProps<typeof FormField>['field'], 'half'>, error?: string) => (
  <Columns>
    <FormField field={{ half: false, ...shown }} words={words} error={error} />
  </Columns>
);

export default {
  Lines: {
    'Hero line': (
      <HeroLineSection $tone="loud">
        <HeroLine />
      </HeroLineSection>
    ),
  },
  Closing: {
    'Closing call': (
      <ClosingCall
        heading="Bring the tangle."
        text="An hour is enough to find out whether we can help. It costs nothing."
        button="Drop us a line"
      />
    ),
  },
  Forms: {
    'Form field': {
      'A line': field({
        name: 'name',
        control: 'singleLine',
        label: 'Your name',
        required: true,
        type: 'text',
      }),
      'A line with an error': field(
        { name: 'email', control: 'singleLine', label: 'E-mail', required: true, type: 'email' },
        wrongAddress,
      ),
      'An area with a hint': field({
        name: 'message',
        control: 'area',
        label: 'What is it about?',
        hint: 'A sentence is enough to begin with.',
        required: true,
        rows: 4,
      }),
      'One choice': field({
        name: 'budget',
        control: 'choice',
        label: 'Budget',
        required: false,
        options,
      }),
      'Several choices': field({
        name: 'services',
        control: 'choices',
        label: 'Services',
        required: false,
        options,
      }),
    },
    'Form summary': {
      'What is to be put right': (
        <ErrorSummary
          words={{ ...en, ...en.form }}
          errors={{ email: wrongAddress }}
          failure={undefined}
          attempts={0}
        />
      ),
    },
  },
  Lists: {
    People: {
      'With their roles, side by side': ({ people }) =>
        people.length > 0 && <People people={people} />,
    },
  },
  Pictures: {
    'Work teaser': {
      'In a list': ({ work }) =>
        work && (
          <Columns>
            <WorkTeaser
              work={{
                slug: work.slug,
                cover: work.picture,
                client: 'A client',
                title: 'What was made, in one line',
                summary: 'What has become of it.',
              }}
              sizes="36rem"
            />
          </Columns>
        ),
    },
  },
} satisfies Examples;
