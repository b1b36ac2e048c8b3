import styled from 'styled-components';
import type { PageText } from '../../content/pageSchemas.ts';
import { routes } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { fromTablet, space } from '../../theme/tokens.ts';
import { Field, Grid } from '../../ui/Field.tsx';
import { TextLink } from '../../ui/Link.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import type { WorkTeaser as Data } from '../works/teaser.ts';
import { WorkTeaser } from '../works/WorkTeaser.tsx';

/** Three scales: the first fills the page's width, the second leans right, the third hangs lower on the left. */
const Three = styled(Grid)`
  row-gap: clamp(3rem, 7vw, 7rem);
  margin-top: clamp(2rem, 5vw, 4rem);
  & > * { grid-column: 1 / -1; }
  ${from.tablet} {
    & > :nth-child(2) { grid-column: 1 / 6; align-self: end; padding-right: 1rem; }
    & > :nth-child(3) { grid-column: 6 / -1; margin-right: calc(-1 * ${space.margin}); }
  }
`;

const Widest = styled.div`
  margin: 0 calc(-1 * ${space.margin});
  article > :first-child { padding: 0 ${space.margin}; }
  /* Fits one window. */
  ${from.tablet} { img { max-height: 92svh; } }
`;

type Props = PageText<'home'>['works'] & { works: Data[] };

export const ThreeWorks = ({ heading, text, link, works: [first, second, third] }: Props) => (
  <Field aria-labelledby="works">
    <SectionHead id="works" heading={heading} text={text} />
    <Three>
      <Widest>{first && <WorkTeaser work={first} sizes="100vw" large />}</Widest>
      {second && <WorkTeaser work={second} sizes={`${fromTablet} 40vw, 92vw`} />}
      {third && <WorkTeaser work={third} sizes={`${fromTablet} 57vw, 92vw`} />}
    </Three>
    <TextLink href={routes.works} style={{ marginTop: '3rem' }}>
      {link}
    </TextLink>
  </Field>
);
