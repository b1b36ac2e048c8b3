import styled, { css } from 'styled-components';
import { from, shaped } from '../../theme/theme.ts';
import { fontSize, space, spacing, stroke } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/button.ts';
import { HeadFigures } from '../../ui/HeadFigures.ts';
import { loudHead, Section } from '../../ui/Section.tsx';
import { Headline, Lead } from '../../ui/text.ts';

const JobHeadSection = styled(Section)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  row-gap: ${spacing.l};
  padding-top: ${space.top};
  padding-bottom: 0;
  border-bottom: ${stroke.bleed} solid var(--line);
  overflow-x: clip;
  ${from.wide} {
    padding-bottom: ${spacing.l};
  }
`;

/** Leaves room for the picture at its right. */
const JobLead = styled(Lead)`
  ${from.wide} { max-width: 46vw; }
`;

const JobPay = styled(HeadFigures)`
  max-width: none;
  margin-top: calc(0.2em - ${spacing.l});
  /* Is much smaller than the title, so that they do not read as one sentence. */
  ${shaped.phone} { margin-top: calc(0.5em - ${spacing.l}); font-size: ${fontSize.chapter}; line-height: 1.1; }
`;

const JobPayUnit = styled.small`
  display: block;
  margin-top: 0.5rem;
  line-height: 1.2;
  ${shaped.phone} { margin-top: 0; font-weight: 400; }
`;

/**
 * Stands on the line at the head's lower edge, with strokes as wide as that line. A scene reaches
 * the window's edge, and narrow phones crop its left.
 */
const JobPicture = styled.img<{ $scene: boolean }>`
  justify-self: end;
  width: min(100vw, 105 * ${stroke.line});
  max-width: none;
  height: calc(60 * ${stroke.line});
  object-fit: ${({ $scene }) => ($scene ? 'cover' : 'contain')};
  object-position: right bottom;
  ${({ $scene }) => $scene && css`margin-right: calc(-1 * ${space.margin});`}
  ${from.tablet} { margin-top: -6rem; }
  ${from.wide} {
    position: absolute;
    right: ${({ $scene }) => ($scene ? 0 : space.margin)};
    bottom: 0;
    width: calc(130 * ${stroke.line});
    height: calc(130 * 4 / 7 * ${stroke.line});
    margin: 0;
  }
`;

interface Props {
  title: string;
  /** The amount, and what it is for. */
  pay: [string, string];
  lead: string;
  /** The label of the link to the form. */
  apply: string;
  /** The position's own scene, or the mascot of its office. */
  picture: { src: string; isScene: boolean } | null;
}

/** The first section of a position's page. */
export const JobHead = ({ title, pay, lead, apply, picture }: Props) => (
  <JobHeadSection {...loudHead}>
    <Headline>{title}</Headline>
    <JobPay>
      {pay[0]} <JobPayUnit>{pay[1]}</JobPayUnit>
    </JobPay>
    <JobLead data-answer="">{lead}</JobLead>
    <ButtonLink href="#apply">{apply}</ButtonLink>
    {picture && (
      <JobPicture $scene={picture.isScene} src={picture.src} alt="" width={560} height={320} />
    )}
  </JobHeadSection>
);
