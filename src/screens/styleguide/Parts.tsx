import { Fragment } from 'react';
import styled from 'styled-components';
import { space } from '../../theme/tokens.ts';
import type { Example, Sample } from '../../ui/example.ts';
import { Chapter, Quiet, Title } from '../../ui/text.ts';
import { examplesOf } from './examples.ts';

const Part = styled.section`
  margin-top: clamp(3rem, 6vw, 5rem);
  padding-top: 1rem;
  border-top: 2px solid var(--line);
`;

const Figure = styled.figure`
  margin: 2rem 0 0;
  & + & { margin-top: 3rem; }
  figcaption { margin-bottom: 0.75rem; }
`;

/** From one side of the field that it stands on to the other. */
const Bleed = styled.div`margin: 1.5rem calc(-1 * ${space.margin}) 0;`;

const drawn = (example: Example['examples'][string], sample: Sample) =>
  typeof example === 'function' ? example(sample) : example;

/** The examples of a section as they are, one after the other. */
export const Bare = ({ section, sample }: { section: Example['section']; sample: Sample }) =>
  examplesOf(section).map(({ heading, examples }) =>
    Object.entries(examples).map(([caption, example]) => <Fragment key={heading + caption}>{drawn(example, sample)}</Fragment>),
  );

/** A section of the styleguide: its parts, each under its name. */
export const Parts = ({ section, sample }: { section: Example['section']; sample: Sample }) => (
  <>
    <Chapter>{section}</Chapter>
    {examplesOf(section).map(({ heading, bleeds, examples }) => (
      <Part key={heading}>
        <Title>{heading}</Title>
        {Object.entries(examples).map(([caption, example]) =>
          bleeds ? null : (
            <Figure key={caption}>
              <Quiet as="figcaption">{caption}</Quiet>
              {drawn(example, sample)}
            </Figure>
          ),
        )}
        {bleeds && (
          <Bleed>
            {Object.entries(examples).map(([caption, example]) => (
              <Fragment key={caption}>{drawn(example, sample)}</Fragment>
            ))}
          </Bleed>
        )}
      </Part>
    ))}
  </>
);
