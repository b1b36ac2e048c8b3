import { Fragment, isValidElement, type ReactElement } from 'react';
import styled from 'styled-components';
import { spacing } from '../../theme/tokens.ts';
import type { Example, Examples, Sample, StyleguideSection } from '../../ui/example.ts';
import { Bleed } from '../../ui/layout/Bleed.ts';
import { Chapter, Quiet, Title } from '../../ui/text.ts';

const StyleguidePart = styled.section`
  margin-top: ${spacing.xxxl};
  padding-top: 1rem;
  border-top: 2px solid var(--line);
`;

const StyleguideFigure = styled.figure`
  margin: 2rem 0 0;
  & + & { margin-top: 3rem; }
  figcaption { margin-bottom: 0.75rem; }
`;

const StyleguideBleed = styled(Bleed)`margin-top: 1.5rem;`;

const context = require.context('../..', true, /\/examples\.tsx$/);
/** The examples of all files. */
const examples = context.keys().map((file) => (context(file) as { default: Examples }).default);

/** The parts of a section with their examples, in alphabetical order. */
const partsOf = (section: StyleguideSection) =>
  examples
    .flatMap((ofFile) => Object.entries(ofFile[section] ?? {}))
    .sort(([a], [b]) => a.localeCompare(b, 'en'));

/** Renders the examples of a part, except those that need content which the site does not have. */
const figuresOf = (examples: Exclude<Example, ReactElement>, sample: Sample) =>
  Object.entries(examples).flatMap(([caption, example]) => {
    const drawn = typeof example === 'function' ? example(sample) : example;
    return drawn
      ? [
          <StyleguideFigure key={caption}>
            <Quiet as="figcaption">{caption}</Quiet>
            {drawn}
          </StyleguideFigure>,
        ]
      : [];
  });

/** The examples of a section that span the page. */
export const FullWidthParts = ({ section }: { section: StyleguideSection }) =>
  partsOf(section).map(
    ([part, example]) => isValidElement(example) && <Fragment key={part}>{example}</Fragment>,
  );

export const Parts = ({ section, sample }: { section: StyleguideSection; sample: Sample }) => (
  <>
    <Chapter>{section}</Chapter>
    {partsOf(section).map(([part, example]) => {
      const shown = isValidElement(example)
        ? [<StyleguideBleed key={part}>{example}</StyleguideBleed>]
        : figuresOf(example, sample);
      return (
        shown.length > 0 && (
          <StyleguidePart key={part}>
            <Title>{part}</Title>
            {shown}
          </StyleguidePart>
        )
      );
    })}
  </>
);
