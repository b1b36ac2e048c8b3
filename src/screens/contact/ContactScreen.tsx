import styled from 'styled-components';
import type { FormDefinition } from '../../contact/formFor.ts';
import type { PageText } from '../../content/schemas/pageSchemas.ts';
import { dialled, routes, site } from '../../site.ts';
import { below, from, shaped } from '../../theme/theme.ts';
import { belowHeader, space, spacing, titleType } from '../../theme/tokens.ts';
import { AddressLinks } from '../../ui/AddressLinks.tsx';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Each } from '../../ui/Each.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { MailAddress, TextLink } from '../../ui/Link.tsx';
import { Cluster } from '../../ui/layout/Cluster.ts';
import { Columns } from '../../ui/layout/Columns.ts';
import { Stack } from '../../ui/layout/Stack.ts';
import { RuledRows } from '../../ui/RuledRows.ts';
import { loudHead, Section } from '../../ui/Section.tsx';
import { Chapter, Display, Lead, Title } from '../../ui/text.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.ts';
import { PostForm } from '../shared/form/PostForm.tsx';
import { AfterYouWrite } from './AfterYouWrite.tsx';
import {
  FieldLine,
  HeadLine,
  type HeadLines,
  lineUnits,
  roomBelow,
  tangleRoom,
} from './ContactLine.tsx';
import { ContactLinks } from './ContactLinks.ts';
import { foldedAlone } from './foldedAlone.ts';
import { phoneLine, wideLine } from './lineBox.ts';
import { type Maps, Offices } from './Offices.tsx';

/** Leaves room for the line at its foot, and for the tangle on the right of its last text. */
const ContactHead = styled(Section)`
  ${lineUnits}
  padding-top: ${belowHeader(spacing.m)};
  padding-bottom: calc(${spacing.l} + ${roomBelow(phoneLine)});
  overflow: clip;
  ${from.tablet} { padding-bottom: calc(${spacing.l} + ${roomBelow(wideLine)}); }
`;

const ContactHeadText = styled.div`
  display: grid;
  gap: ${spacing.l} ${space.gutter};
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    &::after { content: ''; grid-area: 2 / 2; ${tangleRoom(wideLine)} }
  }
  ${from.wide} { &::after { grid-row: 1 / 3; } }
`;

const ContactTitle = styled(Display)`
  ${from.tablet} { grid-column: 1 / -1; }
  ${from.wide} { grid-column: 1; }
`;

const ContactHeadLinks = styled(Cluster)`
  ${below.tablet} {
    column-gap: 0.75rem;
    ${ContactLinks} { flex-direction: column; }
    &::after { content: ''; align-self: end; margin-left: auto; ${tangleRoom(phoneLine)} }
  }
`;

const ContactFormSection = styled(Section)`
  ${lineUnits}
  padding-top: ${space.shortSection};
  overflow: clip;
`;

/** The form takes seven of twelve columns, and the steps after it the last four. */
const ContactForm = styled.div`
  display: grid;
  gap: ${spacing.xl} calc((100% + 13 * ${space.gutter}) / 12);
  ${from.desktop} { grid-template-columns: minmax(0, 7fr) minmax(0, 4fr); }
`;

const ContactPrepare = styled(Columns)`
  ${foldedAlone}
  ${shaped.phone} { h2 { ${titleType} } }
  ${below.tablet} { row-gap: 0; ul { margin-top: 1.25rem; } }
`;

const ContactText = styled.p`
  max-width: 29em;
  margin: 0.75rem 0 1rem;
`;

export interface ContactProps {
  text: PageText<'contact'>;
  form: FormDefinition;
  lines: HeadLines;
  /** Says that a link opens in a new tab. */
  newTab: string;
  maps: Maps;
}

export const ContactScreen = ({
  text: { visit, prepare, applications, press, ...text },
  form,
  lines,
  maps,
  newTab,
}: ContactProps) => (
  <>
    <ContactHead {...loudHead}>
      <HeadLine {...lines} />
      <ContactHeadText>
        <ContactTitle>{text.headline}</ContactTitle>
        <Stack $gap="l">
          <Lead data-answer="">{text.lead}</Lead>
          <ContactHeadLinks>
            <ContactLinks>
              <TextLink href={`mailto:${site.inquiries.email}`}>
                <MailAddress to={site.inquiries.email} />
              </TextLink>
              <TextLink href={`tel:${dialled(site.inquiries.phone)}`}>
                {site.inquiries.phone}
              </TextLink>
            </ContactLinks>
          </ContactHeadLinks>
        </Stack>
      </ContactHeadText>
    </ContactHead>
    <BelowFirstScreen>
      <ContactFormSection>
        <VisuallyHidden as="h2" id="write">
          {text.form.heading}
        </VisuallyHidden>
        <ContactForm>
          <PostForm form={form} labelledBy="write" drawnLine={<FieldLine />} />
          {text.after && <AfterYouWrite {...text.after} newTab={newTab} />}
        </ContactForm>
      </ContactFormSection>
      {visit && <Offices {...visit} maps={maps} />}
      {prepare && (
        <Section>
          <ContactPrepare $columns="third">
            <Chapter>{prepare.heading}</Chapter>
            <Fold summary={prepare.more} topic={prepare.heading} row>
              <RuledRows>
                <Each as="li" texts={prepare.items} />
              </RuledRows>
            </Fold>
          </ContactPrepare>
        </Section>
      )}
      {(applications || press) && (
        <Section $tone="quiet">
          <Columns $gap="xxl">
            {applications && (
              <div>
                <Title as="h2">{applications.heading}</Title>
                <ContactText>{applications.text}</ContactText>
                <TextLink href={routes.career}>{applications.link}</TextLink>
              </div>
            )}
            {press && (
              <div>
                <Title as="h2">{press.heading}</Title>
                <ContactText>
                  <AddressLinks>{press.text}</AddressLinks>
                </ContactText>
              </div>
            )}
          </Columns>
        </Section>
      )}
    </BelowFirstScreen>
  </>
);
