import styled from 'styled-components';
import type { Job } from '../../content/build/load.ts';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { pictureAt, poses } from '../../content/facts/mascots.ts';
import { jobPath, type Office, routes, site } from '../../site.ts';
import { color, from, hoverable, motionAllowed, shaped } from '../../theme/theme.ts';
import { fontSize, motion, space, titleType } from '../../theme/tokens.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { ButtonLink } from '../../ui/button.ts';
import { Each } from '../../ui/Each.tsx';
import { Field } from '../../ui/Field.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Foreign } from '../../ui/Foreign.tsx';
import { Link, TextLink } from '../../ui/Link.tsx';
import { Timeline } from '../../ui/line/Timeline.tsx';
import { RuledRows } from '../../ui/lists.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { Chapter, Display, Lead, Title } from '../../ui/text.ts';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { officeColumns } from '../officeColumns.ts';
import { People, type ShownPerson } from '../people/People.tsx';

const Hiring = ({ heading, text, more, steps }: NonNullable<PageText<'career'>['hiring']>) => (
  <Field $tone="deep" id="hiring" aria-labelledby="hiring-heading">
    <Chapter id="hiring-heading">{heading}</Chapter>
    <Lead style={{ marginTop: '0.75rem' }}>{text}</Lead>
    <Timeline
      steps={steps.map((step) => ({
        ...step,
        text: (
          <Fold summary={more} topic={step.title}>
            <p>{step.text}</p>
          </Fold>
        ),
      }))}
    />
  </Field>
);

const Head = styled(Field)`
  display: grid;
  padding-top: ${space.top};
  padding-bottom: 0;
  & > p { padding: clamp(1rem, 3vw, 3rem) 0 clamp(1rem, 5vw, 4.5rem); }
  img { align-self: end; justify-self: end; width: clamp(10rem, 20vw, 18rem); }
  border-bottom: 5px solid var(--line);
  ${from.tablet} {
    grid-template-columns: 1fr auto;
    h1 { grid-column: 1 / -1; grid-row: 1; }
    p { grid-column: 1; }
    /* Its tail keeps clear of the title, which on tablets reaches over it. */
    img { grid-column: 2; grid-row: 2; margin-top: 2.5rem; }
  }
  ${from.desktop} { img { grid-row: 1 / 3; } }
`;

const Halves = styled.div`
  display: grid;
  gap: clamp(1.5rem, 4vw, 3rem) ${space.gutter};
  ${officeColumns(from.tablet)}
`;

const Position = styled.li`
  position: relative;
  a { ${titleType} text-decoration: none; }
  ${shaped.wide} { a { font-size: ${fontSize.large}; line-height: 1.1; letter-spacing: -0.035em; } }
  ${hoverable} { &:hover { background: ${color.loud}; color: ${color.onLoud}; } }
  ${motionAllowed} { transition: background-color ${motion.quick}; }
  a::after { content: ''; position: absolute; inset: 0; }
`;

const Offers = styled(RuledRows)`
  margin-top: 1rem;
  & > li { padding: 0.75rem 0 1rem; }
`;

export interface CareerProps {
  text: Omit<PageText<'career'>, 'closed'>;
  jobs: Pick<Job, 'slug' | 'title' | 'office' | 'pay' | 'applyBy'>[];
  /** What stands in the place of the positions when there are none. */
  closed: NonNullable<PageText<'career'>['closed']> | null;
  people: ShownPerson[];
}

type Words = NonNullable<PageText<'career'>['positions']> & { in: string };

const Openings = ({
  office: { id },
  words,
  jobs,
}: Pick<CareerProps, 'jobs'> & { office: Office; words: Words }) => (
  <section aria-labelledby={`jobs-${id}`}>
    <Title id={`jobs-${id}`}>{words.in}</Title>
    {jobs.length === 0 ? (
      <p>{words.none}</p>
    ) : (
      <RuledRows style={{ marginTop: '1rem' }}>
        {jobs.map(({ slug, title, pay, applyBy }) => (
          <Position key={slug}>
            <Link href={jobPath(slug)}>{title}</Link>
            <p>
              {pay}
              <br />
              {`${words.applyBy} ${applyBy}`}
            </p>
          </Position>
        ))}
      </RuledRows>
    )}
  </section>
);

const openApplication = `mailto:${site.inquiries.email}`;

export const CareerScreen = ({
  text: { headline, lead, positions, hiring, people: team, benefits, offices, call },
  jobs,
  people,
  closed,
}: CareerProps) => (
  <>
    <Head $tone="loud">
      <Display>{headline}</Display>
      <Lead>{lead}</Lead>
      {poses.careers && <img src={pictureAt(poses.careers)} alt="" width={160} height={160} />}
    </Head>
    <BelowFirstScreen>
      {closed ? (
        <Field>
          <Chapter>{closed.heading}</Chapter>
          <Lead style={{ margin: '1.5rem 0 2rem' }}>{closed.text}</Lead>
          <ButtonLink href={openApplication}>{closed.button}</ButtonLink>
        </Field>
      ) : (
        positions && (
          <Field>
            <Chapter>{positions.heading}</Chapter>
            <Halves style={{ marginTop: '1.5rem' }}>
              {site.offices.map((one) => (
                <Openings
                  key={one.id}
                  office={one}
                  words={{
                    ...positions,
                    in: offices[one.id]?.heading ?? `${positions.heading}, ${one.city}`,
                  }}
                  jobs={jobs.filter(({ office }) => office === one.id)}
                />
              ))}
            </Halves>
          </Field>
        )
      )}
      {hiring && <Hiring {...hiring} />}
      {people.length > 0 && team && (
        <Field aria-labelledby="people">
          <SectionHead id="people" heading={team.heading} text={<Foreign>{team.text}</Foreign>} />
          <People people={people} />
          <TextLink href={`${routes.about}#people`} style={{ marginTop: '2rem' }}>
            {team.link}
          </TextLink>
        </Field>
      )}
      {benefits && (
        <Field $tone="quiet" aria-labelledby="offers">
          <Chapter id="offers">{benefits.heading}</Chapter>
          <Halves style={{ marginTop: '1.5rem' }}>
            {Object.values(offices).map(
              (one) =>
                one && (
                  <div key={one.heading}>
                    <Title>{one.heading}</Title>
                    <Fold summary={benefits.more} topic={one.heading}>
                      <Offers>
                        <Each as="li" texts={one.benefits} foreign />
                      </Offers>
                    </Fold>
                  </div>
                ),
            )}
          </Halves>
        </Field>
      )}
      {call && <ClosingCall {...call} href={openApplication} />}
    </BelowFirstScreen>
  </>
);
