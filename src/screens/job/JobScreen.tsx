import styled from 'styled-components';
import type { FormDefinition } from '../../contact/formFor.ts';
import type { Job } from '../../content/build/load.ts';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { officeOf, routes } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Each, Pairs } from '../../ui/Each.tsx';
import { Field, ground } from '../../ui/Field.tsx';
import { TextLink } from '../../ui/Link.tsx';
import { RuledRows } from '../../ui/lists.ts';
import { Split } from '../../ui/Split.ts';
import { Facts } from '../../ui/terms.ts';
import { Chapter, Headline, Lead } from '../../ui/text.ts';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { PostForm } from '../contact/form/PostForm.tsx';

const Head = styled(Field)`
  padding-top: ${space.top};
  padding-bottom: clamp(2.5rem, 5vw, 4rem);
  border-bottom: 5px solid var(--line);
  ${ground}
  & > p { margin: clamp(1.5rem, 3vw, 3rem) 0 2.5rem; }
`;

/** What goes one way and what goes the other, side by side. */
const Exchange = styled.div`
  display: grid;
  gap: clamp(3rem, 7vw, 6rem) ${space.gutter};
  ul { margin-top: clamp(1.25rem, 2.5vw, 2.25rem); }
  ${from.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Ways = styled.div`
  display: grid;
  justify-items: start;
  margin-bottom: 1.5rem;
`;

export interface JobProps {
  text: PageText<'job'>;
  job: Job;
  form: FormDefinition;
  /** Whether the page of positions says how hiring goes. */
  tellsHiring: boolean;
}

const sides = ['bringing', 'offering'] as const;

export function JobScreen({ text, job, form, tellsHiring }: JobProps) {
  const office = officeOf(job);
  const [mailbox, domain] = office.email.split('@');
  const apply = `mailto:${office.email}?subject=${encodeURIComponent(`${job.title}, ${office.city}`)}`;
  const where = (
    <>
      {office.city}, <span lang={office.language}>{office.street}</span>
    </>
  );
  return (
    <>
      <Head $tone="loud">
        <Headline>{job.title}</Headline>
        <Lead>{job.lead}</Lead>
        <Facts>
          <Pairs
            of={[
              [text.facts.where, where],
              [text.facts.employment, text.employment[job.employmentType]],
              [text.facts.pay, job.pay],
              [text.facts.applyBy, job.applyBy],
            ]}
          />
        </Facts>
      </Head>
      <BelowFirstScreen>
        <Field>
          <Split>
            <Chapter>{text.doing}</Chapter>
            <RuledRows>
              <Each as="li" of={job.doing} foreign />
            </RuledRows>
          </Split>
        </Field>
        <Field $tone="quiet">
          <Exchange>
            {sides.map((side) => (
              <div key={side}>
                <Chapter>{text[side]}</Chapter>
                <RuledRows>
                  <Each as="li" of={job[side]} foreign />
                </RuledRows>
              </div>
            ))}
          </Exchange>
        </Field>
        <Field>
          <Split>
            <div>
              <Chapter id="apply">{text.apply.heading}</Chapter>
              <p style={{ margin: '1rem 0 1.5rem' }}>{text.apply.text}</p>
              <Ways>
                <TextLink href={apply}>
                  {`${mailbox}@`}
                  <wbr />
                  {domain}
                </TextLink>
                {tellsHiring && (
                  <TextLink href={`${routes.career}#hiring`}>{text.apply.hiring}</TextLink>
                )}
              </Ways>
            </div>
            <PostForm key={job.slug} form={form} labelledBy="apply" />
          </Split>
        </Field>
        {text.call && <ClosingCall {...text.call} href={routes.career} />}
      </BelowFirstScreen>
    </>
  );
}
