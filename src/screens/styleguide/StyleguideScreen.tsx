import styled from 'styled-components';
import { mascots, pictureAt, poses } from '../../content/facts/mascots.ts';
import { site } from '../../site.ts';
import { palette } from '../../theme/colours.ts';
import { contrastPairs } from '../../theme/contrastPairs.ts';
import { schemes } from '../../theme/schemes.ts';
import { breakpoints, motion, space, spacing } from '../../theme/tokens.ts';
import { typeSizes } from '../../theme/typeSizes.ts';
import { type Sample, sections } from '../../ui/example.ts';
import { Cluster } from '../../ui/layout/Cluster.ts';
import { Stack } from '../../ui/layout/Stack.ts';
import { Section } from '../../ui/Section.tsx';
import { Terms } from '../../ui/Terms.ts';
import { Chapter } from '../../ui/text.ts';
import { FullWidthParts, Parts } from './Parts.tsx';

const StyleguideSwatches = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  gap: 1.5rem 0;
  margin: 2rem 0 0;
  li > span { display: block; height: 6rem; margin-bottom: 0.5rem; border: 1px solid var(--line); }
`;

const StyleguideTerms = styled(Terms)`margin-top: 3rem;`;

const StyleguideTokens = ({ tokens }: { tokens: Readonly<Record<string, string>> }) => (
  <StyleguideTerms>
    {Object.entries(tokens).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </StyleguideTerms>
);

const roles = Object.fromEntries(
  Object.entries(schemes.light).map(([role, value]) => [
    role,
    `light ${value}, dark ${schemes.dark[role as keyof typeof schemes.dark]}`,
  ]),
);

const Colours = () => (
  <>
    <StyleguideSwatches>
      {Object.entries(palette).map(([name, value]) => (
        <li key={name}>
          <span style={{ background: value }} />
          {name}
          <br />
          {value}
        </li>
      ))}
    </StyleguideSwatches>
    <StyleguideTokens tokens={roles} />
    <p>A test holds {contrastPairs.length} pairs against WCAG.</p>
  </>
);

/** All poses of the mascots, on each background that shows them. */
const Illustrations = () =>
  (['page', 'loud', 'deep'] as const).map((tone) => (
    <Section key={tone} $tone={tone}>
      <Cluster>
        {[...mascots.map(({ picture }) => picture), ...Object.values(poses)].map((file = '') => (
          <img key={file} src={pictureAt(file)} alt={file} width={160} height={160} />
        ))}
      </Cluster>
    </Section>
  ));

const [head, text, ...rest] = sections;

/** Tokens, components and illustrations. Production builds leave the styleguide out. */
export const StyleguideScreen = ({ sample }: { sample: Sample }) => (
  <>
    <FullWidthParts section={head} />
    <Section>
      <Chapter>Colour</Chapter>
      <Colours />
    </Section>
    <Section $tone="quiet">
      <Parts section={text} sample={sample} />
      <StyleguideTokens
        tokens={Object.fromEntries(
          Object.entries(typeSizes).map(([name, shapes]) => [name, shapes.join(', ')]),
        )}
      />
    </Section>
    <Section>
      <Chapter>Space, time, breakpoints</Chapter>
      <StyleguideTokens tokens={space} />
      <StyleguideTokens tokens={spacing} />
      <StyleguideTokens tokens={motion} />
      <StyleguideTokens tokens={breakpoints} />
    </Section>
    {rest.map((section, index) => (
      <Section key={section} $tone={index % 2 ? 'quiet' : 'page'}>
        <Parts section={section} sample={sample} />
      </Section>
    ))}
    <Section>
      <Stack $gap="xl">
        <Chapter>Illustrations</Chapter>
        <img src="/wordmark.svg" alt={`The wordmark of ${site.name}`} width={661} height={142} />
      </Stack>
    </Section>
    <Illustrations />
  </>
);
