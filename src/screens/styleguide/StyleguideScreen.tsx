import styled from 'styled-components';
import { mascots, pictureAt, poses } from '../../content/facts/mascots.ts';
import { site } from '../../site.ts';
import { palette } from '../../theme/colours.ts';
import { contrastPairs } from '../../theme/contrastPairs.ts';
import { schemes } from '../../theme/schemes.ts';
import { breakpoints, motion, space, spacing } from '../../theme/tokens.ts';
import { typeSizes } from '../../theme/typeSizes.ts';
import { type Sample, sections } from '../../ui/example.ts';
import { Field } from '../../ui/Field.tsx';
import { Terms } from '../../ui/terms.ts';
import { Chapter } from '../../ui/text.ts';
import { Bare, Parts } from './Parts.tsx';

const Swatches = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  gap: 1.5rem 0;
  margin: 2rem 0 0;
  li > span { display: block; height: 6rem; margin-bottom: 0.5rem; border: 1px solid var(--line); }
`;

const Table = styled(Terms)`margin-top: 3rem;`;

const Tokens = ({ tokens }: { tokens: Readonly<Record<string, string>> }) => (
  <Table>
    {Object.entries(tokens).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Table>
);

const roles = Object.fromEntries(
  Object.entries(schemes.light).map(([role, value]) => [
    role,
    `light ${value}, dark ${schemes.dark[role as keyof typeof schemes.dark]}`,
  ]),
);

const Colours = () => (
  <>
    <Swatches>
      {Object.entries(palette).map(([name, value]) => (
        <li key={name}>
          <span style={{ background: value }} />
          {`${name} ${value}`}
        </li>
      ))}
    </Swatches>
    <Tokens tokens={roles} />
    <p style={{ marginTop: '1rem' }}>A test holds {contrastPairs.length} pairs against WCAG.</p>
  </>
);

const Animals = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
`;

/** The mascots in all their poses, on each kind of field that they stand on. */
const Illustrations = () =>
  (['page', 'loud', 'deep'] as const).map((tone) => (
    <Field key={tone} $tone={tone}>
      <Animals>
        {[...mascots.map(({ picture }) => picture), ...Object.values(poses)].map((file = '') => (
          <img key={file} src={pictureAt(file)} alt={file} width={160} height={160} />
        ))}
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
      <Tokens
        tokens={Object.fromEntries(
          Object.entries(typeSizes).map(([name, shapes]) => [name, shapes.join(', ')]),
        )}
      />
    </Field>
    <Field>
      <Chapter>Space, time, breakpoints</Chapter>
      <Tokens tokens={space} />
      <Tokens tokens={spacing} />
      <Tokens tokens={motion} />
      <Tokens tokens={breakpoints} />
    </Field>
    {rest.map((section, index) => (
      <Field key={section} $tone={index % 2 ? 'quiet' : 'page'}>
        <Parts section={section} sample={sample} />
      </Field>
    ))}
    <Field>
      <Chapter>Illustrations</Chapter>
      <img
        src="/wordmark.svg"
        alt={`The wordmark of ${site.name}`}
        width={661}
        height={142}
        style={{ marginTop: '3rem' }}
      />
    </Field>
    <Illustrations />
  </>
);
