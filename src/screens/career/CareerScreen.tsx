import styled from 'styled-components';
import type { Job } from '../../content/load.ts';
import { jobPath, type Office, site } from '../../site.ts';
import { color, from, hovering, moving } from '../../theme/theme.ts';
import { belowHeader, motion, type } from '../../theme/tokens.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Field } from '../../ui/Field.tsx';
import { Link } from '../../ui/Link.tsx';
import { Rows } from '../../ui/ruled.ts';
import { Chapter, Display, Lead, Title } from '../../ui/text.ts';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { Hiring } from './Hiring.tsx';
import { offers } from './offers.ts';

const Head = styled(Field)`
  display: grid;
  padding-top: ${belowHeader('clamp(2rem, 7vw, 6rem)')};
  padding-bottom: 0;
  & > p { padding: clamp(1.25rem, 3vw, 3rem) 0 clamp(2.5rem, 5vw, 4.5rem); }
  img { align-self: end; justify-self: end; width: clamp(10rem, 20vw, 18rem); height: auto; }
  border-bottom: 5px solid var(--line);
  ${from.tablet} {
    grid-template-columns: 1fr auto;
    h1 { grid-column: 1 / -1; grid-row: 1; }
    p { grid-column: 1; }
    img { grid-column: 2; grid-row: 1 / 3; }
  }
`;

const Halves = styled.div`
  display: grid;
  gap: 3rem clamp(2rem, 6vw, 6rem);
  ${from.tablet} { grid-template-columns: 1fr 1fr; }
`;

const Position = styled.li`
  position: relative;
  a { font-size: ${type.title}; font-weight: 600; line-height: 1.1; letter-spacing: -0.03em; text-decoration: none; }
  ${from.desktop} { a { font-size: ${type.large}; letter-spacing: -0.04em; } }
  ${hovering} { &:hover { background: ${color.loud}; color: ${color.onLoud}; } }
  ${moving} { transition: background-color ${motion.quick}; }
  a::after { content: ''; position: absolute; inset: 0; }
`;

const Offers = styled(Rows)`
  margin-top: 1rem;
  & > li { padding: 0.75rem 0 1rem; }
`;

export interface CareerProps {
  jobs: Pick<Job, 'slug' | 'title' | 'office' | 'pay' | 'applyBy'>[];
}

const Openings = ({ office, jobs }: { office: Office } & CareerProps) => (
  <section aria-labelledby={`jobs-${office.id}`}>
    <h3 id={`jobs-${office.id}`}>In {office.city}</h3>
    {jobs.length === 0 ? (
      <p>Nothing open here at present. A good letter is read all the same.</p>
    ) : (
      <Rows style={{ marginTop: '1rem' }}>
        {jobs.map(({ slug, title, pay, applyBy }) => (
          <Position key={slug}>
            <Link href={jobPath(slug)}>{title}</Link>
            <p>
              {pay}
              <br />
              Apply by {applyBy}
            </p>
          </Position>
        ))}
      </Rows>
    )}
  </section>
);

export const CareerScreen = ({ jobs }: CareerProps) => (
  <>
    <Head $tone="loud">
      <Display>Come and pull a thread.</Display>
      <Lead>
        We hire slowly, pay in the open and expect you to go home on time. Every position states its pay, and we never ask what
        you earn now.
      </Lead>
      <img src="/illustrations/puli-careers.svg" alt="" width={160} height={160} />
    </Head>
    <BelowFirstScreen>
      <Field>
        <Chapter>Open positions</Chapter>
        <Halves style={{ marginTop: '2rem' }}>
          {site.offices.map((office) => (
            <Openings key={office.id} office={office} jobs={jobs.filter((job) => job.office === office.id)} />
          ))}
        </Halves>
      </Field>
      <Hiring />
      <Field aria-labelledby="offers">
        <Chapter id="offers">What you get besides pay</Chapter>
        <Halves style={{ marginTop: '2rem' }}>
          {site.offices.map(({ id, city }) => (
            <div key={id}>
              <Title>In {city}</Title>
              <Offers>
                {offers[id].map((offer) => (
                  <li key={offer}>{offer}</li>
                ))}
              </Offers>
            </div>
          ))}
        </Halves>
      </Field>
      <ClosingCall
        heading="No fitting position?"
        text="Write to us anyway and say what you would change about this website."
        button="Write to us"
        href={`mailto:${site.inquiries.email}`}
      />
    </BelowFirstScreen>
  </>
);
