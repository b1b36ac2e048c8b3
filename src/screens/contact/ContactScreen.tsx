import styled from 'styled-components';
import type { FormDefinition } from '../../contact/formFor.ts';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { dialled, type Office, routes, site } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { fontSize, space, spacing } from '../../theme/tokens.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Each } from '../../ui/Each.tsx';
import { Field } from '../../ui/Field.tsx';
import { Foreign } from '../../ui/Foreign.tsx';
import { TextLink } from '../../ui/Link.tsx';
import { Cluster } from '../../ui/layout/Cluster.ts';
import { Columns } from '../../ui/layout/Columns.ts';
import { Stack } from '../../ui/layout/Stack.ts';
import { ChapterRule } from '../../ui/line/ChapterRule.tsx';
import { RuledRows } from '../../ui/lists.ts';
import { MailLinks } from '../../ui/MailLinks.tsx';
import { Chapter, Display, Lead, Title } from '../../ui/text.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.ts';
import { officeColumns } from '../officeColumns.ts';
import { AfterYouWrite } from './AfterYouWrite.tsx';
import { PostForm } from './form/PostForm.tsx';

const ContactHead = styled(Field)`
  padding-top: ${space.top};
  padding-bottom: 0;
  overflow: clip;
`;

const ContactHeadText = styled(Stack)`margin-bottom: ${spacing.l};`;

const ContactLinks = styled(Cluster)`gap: 0.75rem 1.75rem;`;

/** The form takes seven of twelve columns, and the steps after it the last four. */
const ContactForm = styled.div`
  display: grid;
  gap: 4.5rem calc((100% + 13 * ${space.gutter}) / 12);
  ${from.desktop} { grid-template-columns: minmax(0, 7fr) minmax(0, 4fr); }
`;

/** Puts the map of an only office on the left of its address. */
const onlyOffice = `
  > div { display: grid; grid-template-columns: 1fr 1fr; column-gap: ${space.gutter}; align-content: start; }
  > div > img { grid-row: 1 / 9; }
`;

const ContactOffices = styled.div`
  display: grid;
  gap: 3rem ${space.gutter};
  ${officeColumns(from.desktop)}
  ${from.desktop} { ${site.offices.length === 1 ? onlyOffice : ''} }
  p { max-width: 29em; margin: 0.75rem 0 1rem; }
  address { font-size: ${site.offices.length === 3 ? fontSize.upToLarge : fontSize.chapter}; font-weight: 600; line-height: 0.95; letter-spacing: -0.035em; }
`;

const ContactPlan = styled.img`
  width: 100%;
  margin-bottom: 1.5rem;
`;

const ContactAside = styled.div`p { max-width: 29em; margin: 0.75rem 0 1rem; }`;

export interface ContactProps {
  text: PageText<'contact'>;
  form: FormDefinition;
  /** Says that a link opens in a new tab. */
  newTab: string;
  /**
   * Links to each office in a map application and on a map website, and whether it has a drawn map.
   */
  maps: Record<Office['id'], { app: string; web: string; hasPlan: boolean }>;
}

export const ContactScreen = ({
  text: { visit, prepare, applications, press, ...text },
  form,
  maps,
  newTab,
}: ContactProps) => (
  <>
    <ContactHead $tone="loud" data-loud="">
      <ContactHeadText $gap="l">
        <Display>{text.headline}</Display>
        <Lead>{text.lead}</Lead>
        <ContactLinks>
          <TextLink href={`mailto:${site.inquiries.email}`}>{site.inquiries.email}</TextLink>
          <TextLink href={`tel:${dialled(site.inquiries.phone)}`}>{site.inquiries.phone}</TextLink>
        </ContactLinks>
      </ContactHeadText>
      <ChapterRule stage={0} />
    </ContactHead>
    <BelowFirstScreen>
      <Field>
        <VisuallyHidden as="h2" id="write">
          {text.form.heading}
        </VisuallyHidden>
        <ContactForm>
          <PostForm form={form} labelledBy="write" />
          {text.after && <AfterYouWrite {...text.after} newTab={newTab} />}
        </ContactForm>
      </Field>
      {visit && (
        <Field $tone="inverse" aria-labelledby="offices">
          <Stack $gap="xl">
            <Columns $columns="third">
              <Chapter id="offices">{visit.heading}</Chapter>
              <Lead>{visit.text}</Lead>
            </Columns>
            <ContactOffices>
              {site.offices.map(({ id, city, street, language }) => (
                <div key={id}>
                  {maps[id]?.hasPlan && (
                    <ContactPlan
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
                  <ContactLinks>
                    <TextLink as="a" href={maps[id]?.app ?? ''}>
                      {`${city} ${visit.map}`}
                    </TextLink>
                    <TextLink as="a" href={maps[id]?.web ?? ''}>
                      {`${city} ${visit.web}`}
                    </TextLink>
                  </ContactLinks>
                </div>
              ))}
            </ContactOffices>
          </Stack>
        </Field>
      )}
      {prepare && (
        <Field>
          <Columns $columns="third">
            <Chapter>{prepare.heading}</Chapter>
            <RuledRows>
              <Each as="li" texts={prepare.items} />
            </RuledRows>
          </Columns>
        </Field>
      )}
      {(applications || press) && (
        <Field $tone="quiet">
          <Columns $gap="xxl">
            {applications && (
              <ContactAside>
                <Title as="h2">{applications.heading}</Title>
                <p>{applications.text}</p>
                <TextLink href={routes.career}>{applications.link}</TextLink>
              </ContactAside>
            )}
            {press && (
              <ContactAside>
                <Title as="h2">{press.heading}</Title>
                <p>
                  <MailLinks>{press.text}</MailLinks>
                </p>
              </ContactAside>
            )}
          </Columns>
        </Field>
      )}
    </BelowFirstScreen>
  </>
);
