import styled from 'styled-components';
import { routes, site } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { space, type } from '../../theme/tokens.ts';
import { Field, Grid } from '../../ui/Field.tsx';
import { ChapterRule } from '../../ui/line/ChapterRule.tsx';
import { readablePhone } from '../../ui/phone.ts';
import { Rows } from '../../ui/ruled.ts';
import { Split } from '../../ui/Split.ts';
import { TextLink } from '../../ui/TextLink.ts';
import { Chapter, Display, Lead, Title } from '../../ui/text.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.ts';
import { AfterYouWrite } from './AfterYouWrite.tsx';
import { ContactForm } from './form/ContactForm.tsx';

const Head = styled(Field)`
  padding-top: calc(${space.header} + clamp(2rem, 7vw, 6rem));
  padding-bottom: 0;
  overflow: clip;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.75rem;
  margin: 2rem 0 clamp(1.75rem, 3vw, 3rem);
`;

/** The form, and beside it, where there is room, what becomes of it. */
const Desk = styled(Grid)`
  row-gap: 4.5rem;
  & > * { grid-column: 1 / -1; }
  ${from.desktop} {
    & > :first-child { grid-column: 1 / 8; }
    & > :last-child { grid-column: 9 / -1; }
  }
`;

const Offices = styled.div`
  display: grid;
  margin-top: clamp(2rem, 5vw, 4rem);
  gap: 3rem ${space.gutter};
  ${from.desktop} { grid-template-columns: 1fr 1fr; }
  address { font-style: normal; font-size: ${type.chapter}; font-weight: 600; line-height: 1; letter-spacing: -0.035em; }
  p { max-width: 34em; margin: 0.75rem 0 1rem; }
`;

const prepare = [
  'What should be different once this exists, in one sentence.',
  'Who will use it, and whether anyone has asked them.',
  'What is already there: sketches, code, a spreadsheet that grew.',
  'A date that matters, and why.',
  'A budget, if only its number of digits.',
];

export const ContactScreen = () => (
  <>
    <Head $tone="loud">
      <Display>Drop us a line.</Display>
      <Lead style={{ marginTop: 'clamp(1.5rem, 3vw, 4rem)' }}>
        A tangled one is fine. Write in English, Swedish or Hungarian, and leave the slides at home.
      </Lead>
      <Ways>
        <TextLink href={`mailto:${site.inquiries.email}`}>{site.inquiries.email}</TextLink>
        <TextLink href={`tel:${site.inquiries.phone}`}>{readablePhone(site.inquiries.phone)}</TextLink>
      </Ways>
      <ChapterRule stage={0} />
    </Head>
    <Field aria-labelledby="write">
      <VisuallyHidden as="h2" id="write">
        Write to us
      </VisuallyHidden>
      <Desk>
        <ContactForm labelledBy="write" />
        <AfterYouWrite />
      </Desk>
    </Field>
    <Field $tone="inverse" aria-labelledby="offices">
      <Split>
        <Title as="h2" id="offices">
          Come by
        </Title>
        <Lead>Weekdays from nine to five. Ring first, so that somebody has put the coffee on and the dog away.</Lead>
      </Split>
      <Offices>
        {site.offices.map(({ id, city, street }) => (
          <address key={id}>
            {street}
            <br />
            {city}
          </address>
        ))}
      </Offices>
    </Field>
    <Field>
      <Split>
        <Chapter>What to prepare</Chapter>
        <Rows>
          {prepare.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Rows>
      </Split>
    </Field>
    <Field $tone="quiet">
      <Offices style={{ marginTop: 0 }}>
        <div>
          <Title as="h2">Applications</Title>
          <p>
            Open positions and the steps of hiring are on the career page; send your work straight to the office where you want
            to sit. Applications are deleted after 365 days at the latest, unless you come to work here.
          </p>
          <TextLink href={routes.career}>Career</TextLink>
        </div>
        <div>
          <Title as="h2">Press</Title>
          <p>
            Write to <a href={`mailto:${site.inquiries.email}`}>{site.inquiries.email}</a> with your deadline in the subject
            line. Logo files and pictures of both offices go out the same day.
          </p>
        </div>
      </Offices>
    </Field>
  </>
);
