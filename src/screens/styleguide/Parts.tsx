import { Fragment, isValidElement } from 'react';
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
    .flatMap((file) => Object.entries((files(file) as { default: Examples }).default[section] ?? {}))
    .sort(([one], [other]) => one.localeCompare(other, 'en'));

const Figures = ({ examples, sample }: { examples: Exclude<Example, React.ReactElement>; sample: Sample }) =>
  Object.entries(examples).map(([caption, example]) => (
    <Figure key={caption}>
      <Quiet as="figcaption">{caption}</Quiet>
      {typeof example === 'function' ? example(sample) : example}
    </Figure>
  ));

/** The examples of a section that reach from edge to edge, one after the other. */
export const Bare = ({ section }: { section: Section }) =>
  partsOf(section).map(([part, example]) => isValidElement(example) && <Fragment key={part}>{example}</Fragment>);

export const Parts = ({ section, sample }: { section: Section; sample: Sample }) => (
  <>
    <Chapter>{section}</Chapter>
    {partsOf(section).map(([part, example]) => (
      <Part key={part}>
        <Title>{part}</Title>
        {isValidElement(example) ? <Bleed>{example}</Bleed> : <Figures examples={example} sample={sample} />}
      </Part>
    ))}
  </>
);
