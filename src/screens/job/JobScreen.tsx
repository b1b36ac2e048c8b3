import styled from 'styled-components';
import type { FormData } from '../../contact/formFor.ts';
import type { Job } from '../../content/load.ts';
import { routes, site } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { belowHeader, space } from '../../theme/tokens.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Field } from '../../ui/Field.tsx';
import { Rows } from '../../ui/ruled.ts';
import { Split } from '../../ui/Split.ts';
import { Facts } from '../../ui/Terms.ts';
import { TextLink } from '../../ui/TextLink.ts';
import { Chapter, Headline, Lead } from '../../ui/text.ts';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { PostForm } from '../contact/form/PostForm.tsx';

const Head = styled(Field)`
  padding-top: ${belowHeader('clamp(2rem, 7vw, 6rem)')};
  padding-bottom: clamp(2.5rem, 5vw, 4rem);
  border-bottom: 5px solid var(--line);
  & > p { margin: clamp(1.5rem, 3vw, 3rem) 0 2.5rem; }
`;

/** What goes one way and what goes the other, side by side like the footer's two halves. */
const Exchange = styled.div`
  display: grid;
  gap: clamp(3rem, 7vw, 6rem) ${space.gutter};
  ul { margin-top: clamp(1.25rem, 2.5vw, 2.25rem); }
  ${from.desktop} {
    grid-template-columns: 1fr 1fr;
    & > * + * { padding-left: ${space.gutter}; border-left: 3px solid var(--line); }
  }
`;

const Ways = styled.div`
  display: grid;
  justify-items: start;
  margin-bottom: 1.5rem;
  overflow-wrap: anywhere;
`;

const kinds: Record<Job['employmentType'], string> = {
  FULL_TIME: 'Full time',
  PART_TIME: 'Part time',
  CONTRACTOR: 'By contract',
  INTERN: 'Internship',
};

export interface JobProps {
  job: Job;
  form: FormData;
}

const sides = [
  ['What you bring', 'bringing'],
  ['What you get', 'offering'],
] as const;

export function JobScreen({ job, form }: JobProps) {
  const office = site.offices.find(({ id }) => id === job.office) ?? site.offices[0];
  const apply = `mailto:${office.email}?subject=${encodeURIComponent(`${job.title}, ${office.city}`)}`;
  return (
    <>
      <Head $tone="loud">
        <Headline>{job.title}</Headline>
        <Lead>{job.lead}</Lead>
        <Facts>
          <div>
            <dt>Where</dt>
            <dd>
              {office.city}, {office.street}
            </dd>
          </div>
          <div>
            <dt>Employment</dt>
            <dd>{kinds[job.employmentType]}</dd>
          </div>
          <div>
            <dt>Pay</dt>
            <dd>{job.pay}</dd>
          </div>
          <div>
            <dt>Apply by</dt>
            <dd>{job.applyBy}</dd>
          </div>
        </Facts>
      </Head>
      <BelowFirstScreen>
        <Field>
          <Split>
            <Chapter>What you do</Chapter>
            <Rows>
              {job.doing.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </Rows>
          </Split>
        </Field>
        <Field $tone="quiet">
          <Exchange>
            {sides.map(([heading, key]) => (
              <div key={key}>
                <Chapter>{heading}</Chapter>
                <Rows>
                  {job[key].map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </Rows>
              </div>
            ))}
          </Exchange>
        </Field>
        <Field aria-labelledby="apply">
          <Split>
            <div>
              <Chapter id="apply">Apply</Chapter>
              <p style={{ margin: '1rem 0 1.5rem' }}>
                To apply as “{job.title}” in {office.city}, link to a CV and two things you made, by {job.applyBy}, or send them
                to the address below; five steps follow, and the half day among them is paid.
              </p>
              <Ways>
                <TextLink href={apply}>{office.email}</TextLink>
                <TextLink href={`${routes.career}#hiring`}>How hiring goes</TextLink>
              </Ways>
            </div>
            <PostForm key={job.slug} form={form} labelledBy="apply" />
          </Split>
        </Field>
        <ClosingCall
          heading="Wrong chair?"
          text={`If “${job.title}” is not you, there are other chairs in both cities.`}
          button="All positions"
          href={routes.career}
        />
      </BelowFirstScreen>
    </>
  );
}
