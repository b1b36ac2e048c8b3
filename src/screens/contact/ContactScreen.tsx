import styled from 'styled-components';
import type { FormDefinition } from '../../contact/formFor.ts';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { dialled, type Office, routes, site } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { fontSize, space } from '../../theme/tokens.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Each } from '../../ui/Each.tsx';
import { Field, Grid, ground } from '../../ui/Field.tsx';
import { Foreign } from '../../ui/Foreign.tsx';
import { TextLink } from '../../ui/Link.tsx';
import { ChapterRule } from '../../ui/line/ChapterRule.tsx';
import { RuledRows } from '../../ui/lists.ts';
import { MailLinks } from '../../ui/MailLinks.tsx';
import { Split } from '../../ui/Split.ts';
import { Chapter, Display, Lead, Title } from '../../ui/text.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.ts';
import { officeColumns } from '../officeColumns.ts';
import { AfterYouWrite } from './AfterYouWrite.tsx';
import { PostForm } from './form/PostForm.tsx';

const Head = styled(Field)`
  padding-top: ${space.top};
  padding-bottom: 0;
  overflow: clip;
  ${ground}
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.75rem;
  margin: 2rem 0 clamp(1.75rem, 3vw, 3rem);
  overflow-wrap: anywhere;
`;

/** The form, with what happens next beside it where there is room. */
const FormGrid = styled(Grid)`
  row-gap: 4.5rem;
  & > * { grid-column: 1 / -1; }
  ${from.desktop} {
    & > :last-child { grid-column: 9 / -1; }
    & > :first-child { grid-column: 1 / 8; }
  }
`;

const Pair = styled.div`
  display: grid;
  margin-top: clamp(2rem, 5vw, 4rem);
  gap: 3rem ${space.gutter};
  ${from.desktop} { grid-template-columns: 1fr 1fr; }
  p { max-width: 34em; margin: 0.75rem 0 1rem; }
`;

const Offices = styled(Pair)`
  ${officeColumns(from.desktop)}
  /* The plan of a single office is beside its address. */
  ${from.desktop} {
    > :only-child { display: grid; grid-template-columns: 1fr 1fr; column-gap: ${space.gutter}; align-content: start; }
    > :only-child > img { grid-row: 1 / 9; }
  }
  address { font-size: ${site.offices.length === 3 ? fontSize.upToLarge : fontSize.chapter}; font-weight: 600; line-height: 0.95; letter-spacing: -0.035em; }
`;

const Plan = styled.img`
  width: 100%;
  margin-bottom: 1.5rem;
`;

export interface ContactProps {
  text: PageText<'contact'>;
  form: FormDefinition;
  /** By the office's id: where its place opens in the visitor's own map, and where on a website; whether a plan is drawn. */
  maps: Record<Office['id'], { own: string; web: string; plan: boolean }>;
}

export const ContactScreen = ({
  text: { visit, prepare, applications, press, ...text },
  form,
  maps,
}: ContactProps) => (
  <>
    <Head $tone="loud">
      <Display>{text.headline}</Display>
      <Lead style={{ marginTop: 'clamp(1.5rem, 3vw, 4rem)' }}>{text.lead}</Lead>
      <Ways>
        <TextLink href={`mailto:${site.inquiries.email}`}>{site.inquiries.email}</TextLink>
        <TextLink href={`tel:${dialled(site.inquiries.phone)}`}>{site.inquiries.phone}</TextLink>
      </Ways>
      <ChapterRule stage={0} />
    </Head>
    <BelowFirstScreen>
      <Field>
        <VisuallyHidden as="h2" id="write">
          {text.form.heading}
        </VisuallyHidden>
        <FormGrid>
          <PostForm form={form} labelledBy="write" />
          {text.after && <AfterYouWrite {...text.after} />}
        </FormGrid>
      </Field>
      {visit && (
        <Field $tone="inverse" aria-labelledby="offices">
          <Split>
            <Chapter id="offices">{visit.heading}</Chapter>
            <Lead>{visit.text}</Lead>
          </Split>
          <Offices>
            {site.offices.map(({ id, city, street, language }) => (
              <div key={id}>
                {maps[id]?.plan && (
                  <Plan
                    src={`/illustrations/plan-${id}.svg`}
                    alt={visit.plans[id]}
                    width={640}
                    height={420}
                    loading="lazy"
                  />
                )}
                <address>
                  <span lang={language}>{street}</span>
                  <br />
                  {city}
                </address>
                {visit.ways[id] && (
                  <p>
                    <Foreign>{visit.ways[id]}</Foreign>
                  </p>
                )}
                <Ways style={{ margin: 0 }}>
                  <TextLink as="a" href={maps[id]?.own ?? ''}>
                    {`${city} ${visit.map}`}
                  </TextLink>
                  <TextLink as="a" href={maps[id]?.web ?? ''}>
                    {`${city} ${visit.web}`}
                  </TextLink>
                </Ways>
              </div>
            ))}
          </Offices>
        </Field>
      )}
      {prepare && (
        <Field>
          <Split>
            <Chapter>{prepare.heading}</Chapter>
            <RuledRows>
              <Each as="li" texts={prepare.items} />
            </RuledRows>
          </Split>
        </Field>
      )}
      {(applications || press) && (
        <Field $tone="quiet">
          <Pair style={{ marginTop: 0 }}>
            {applications && (
              <div>
                <Title as="h2">{applications.heading}</Title>
                <p>{applications.text}</p>
                <TextLink href={routes.career}>{applications.link}</TextLink>
              </div>
            )}
            {press && (
              <div>
                <Title as="h2">{press.heading}</Title>
                <p>
                  <MailLinks>{press.text}</MailLinks>
                </p>
              </div>
            )}
          </Pair>
        </Field>
      )}
    </BelowFirstScreen>
  </>
);
