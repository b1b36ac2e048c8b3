import { Fragment, isValidElement, type ReactElement } from 'react';
import styled from 'styled-components';
import { space } from '../../theme/tokens.ts';
import type { Example, Examples, Sample, Section } from '../../ui/example.ts';
import { Chapter, Quiet, Title } from '../../ui/text.ts';

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

/** webpack finds them by themselves: https://webpack.js.org/guides/dependency-management/#requirecontext */
const files = require.context('../..', true, /\/examples\.tsx$/);

const partsOf = (section: Section) =>
  files
    .keys()
    .flatMap((file) =>
      Object.entries((files(file) as { default: Examples }).default[section] ?? {}),
    )
    .sort(([one], [other]) => one.localeCompare(other, 'en'));

/** What there is to see of a part; nothing where it needs content that is not there. */
const figuresOf = (examples: Exclude<Example, ReactElement>, sample: Sample) =>
  Object.entries(examples).flatMap(([caption, example]) => {
    const drawn = typeof example === 'function' ? example(sample) : example;
    return drawn
      ? [
          <Figure key={caption}>
            <Quiet as="figcaption">{caption}</Quiet>
            {drawn}
          </Figure>,
        ]
      : [];
  });

/** The examples of a section that reach from edge to edge, one after the other. */
export const Bare = ({ section }: { section: Section }) =>
  partsOf(section).map(
    ([part, example]) => isValidElement(example) && <Fragment key={part}>{example}</Fragment>,
  );

export const Parts = ({ section, sample }: { section: Section; sample: Sample }) => (
  <>
    <Chapter>{section}</Chapter>
    {partsOf(section).map(([part, example]) => {
      const shown = isValidElement(example)
        ? [<Bleed key={part}>{example}</Bleed>]
        : figuresOf(example, sample);
      return (
        shown.length > 0 && (
          <Part key={part}>
            <Title>{part}</Title>
            {shown}
          </Part>
        )
      );
    })}
  </>
);
