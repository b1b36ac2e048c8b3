import Link from 'next/link';
import styled from 'styled-components';
import type { Industry } from '../../content/load.ts';
import { servicePath } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { space, type } from '../../theme/tokens.ts';
import { Field } from '../../ui/Field.tsx';
import { lineUnder } from '../../ui/lineUnder.ts';
import { Rows } from '../../ui/ruled.ts';
import { Split } from '../../ui/Split.ts';
import { Chapter, Headline, Lead, Prose, Title } from '../../ui/text.ts';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { RelatedWorks } from '../works/RelatedWorks.tsx';
import type { WorkTeaser } from '../works/teaser.ts';

const Head = styled(Field)`
  padding-top: calc(${space.header} + clamp(2rem, 8vw, 7rem));
  padding-bottom: 0;
  p { margin-top: 1.5rem; }
  ${from.desktop} { p { margin-left: calc((100% + ${space.gutter}) / 3); } }
`;

/** The rules stand on the loud field, named in large letters: they are what is asked for. */
const Rules = styled.ol`
  list-style: none;
  display: grid;
  gap: clamp(2rem, 4vw, 3.5rem) ${space.gutter};
  margin-top: clamp(2rem, 4vw, 3.5rem);
  ${from.tablet} { grid-template-columns: 1fr 1fr; }
  li { border-top: 2px solid var(--line); padding-top: 1rem; }
  p { margin-top: 0.5em; max-width: 34em; }
`;

const Brings = styled(Rows)`
  a { font-size: ${type.title}; font-weight: 600; ${lineUnder} }
  p { margin-top: 0.35em; max-width: 36em; }
`;

export interface IndustryProps {
  industry: Omit<Industry, 'brings'> & { brings: (Industry['brings'][number] & { name: string })[] };
  /** Whether the works shown are from this industry; else they are the nearest. */
  own: boolean;
  works: WorkTeaser[];
}

export const IndustryScreen = ({ industry, own, works }: IndustryProps) => (
  <>
    <Head>
      <Headline>{industry.name}</Headline>
      <Lead>{industry.lead}</Lead>
    </Head>
    <Field>
      <Split>
        <Chapter>What is particular</Chapter>
        <Prose>
          {industry.particular.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Split>
    </Field>
    <Field $tone="loud" aria-labelledby="rules">
      <Chapter id="rules">Rules we design by</Chapter>
      <Rules>
        {industry.rules.map(({ name, text }) => (
          <li key={name}>
            <Title>{name}</Title>
            <p>{text}</p>
          </li>
        ))}
      </Rules>
    </Field>
    <Field>
      <Split>
        <Chapter>What we bring</Chapter>
        <Brings>
          {industry.brings.map(({ service, name, text }) => (
            <li key={service}>
              <Link href={servicePath(service)}>{name}</Link>
              <p>{text}</p>
            </li>
          ))}
        </Brings>
      </Split>
    </Field>
    <RelatedWorks heading={own ? 'From this field' : 'The nearest we can show'} works={works} />
    <ClosingCall
      heading="Know the field?"
      text={`You know ${industry.name} better than we do. Tell us where it hurts and we will say what we would look at first.`}
    />
  </>
);
