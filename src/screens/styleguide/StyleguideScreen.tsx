import styled from 'styled-components';
import { site } from '../../site.ts';
import { breakpoints, motion, space, type } from '../../theme/tokens.ts';
import { type Sample, sections } from '../../ui/example.ts';
import { Field } from '../../ui/Field.tsx';
import { Chapter } from '../../ui/text.ts';
import { Bare, Parts } from './Parts.tsx';
import { Colours, Tokens } from './Tokens.tsx';

const Animals = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
`;

const moods = ['footer', 'lost', 'empty', 'careers', 'sent'];

/** Both animals in all their moods, on each kind of field that they stand on. */
const Illustrations = () =>
  (['page', 'loud', 'deep'] as const).map((tone) => (
    <Field key={tone} $tone={tone}>
      <Animals>
        {['cub', 'puli'].flatMap((animal) =>
          moods.map((mood) => (
            <img
              key={animal + mood}
              src={`/illustrations/${animal}-${mood}.svg`}
              alt={`${animal}, ${mood}`}
              width={160}
              height={160}
            />
          )),
        )}
      </Animals>
    </Field>
  ));

const [head, text, ...rest] = sections;

/** Tokens, parts and illustrations as they are. Not part of the site: production builds leave it out. */
export const StyleguideScreen = ({ sample }: { sample: Sample }) => (
  <>
    <Bare section={head} />
    <Field>
      <Chapter>Colour</Chapter>
      <Colours />
    </Field>
    <Field $tone="quiet">
      <Parts section={text} sample={sample} />
      <Tokens of={type} />
    </Field>
    <Field>
      <Chapter>Space, time, breakpoints</Chapter>
      <Tokens of={space} />
      <Tokens of={motion} />
      <Tokens of={breakpoints} />
    </Field>
    {rest.map((section, index) => (
      <Field key={section} $tone={index % 2 ? 'quiet' : 'page'}>
        <Parts section={section} sample={sample} />
      </Field>
    ))}
    <Field>
      <Chapter>Illustrations</Chapter>
      <img src="/wordmark.svg" alt={`The wordmark of ${site.name}`} width={661} height={142} style={{ marginTop: '3rem' }} />
    </Field>
    <Illustrations />
  </>
);
