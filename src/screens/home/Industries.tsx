import styled from 'styled-components';
import { industries } from '../../content/industries/list.ts';
import { industryPath } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { Field, Grid } from '../../ui/Field.tsx';
import { Link } from '../../ui/Link.tsx';
import { lineUnder } from '../../ui/lineUnder.ts';
import { Title } from '../../ui/text.ts';

const Split = styled(Grid)`
  row-gap: 2rem;
  & > * { grid-column: 1 / -1; }
  ${from.desktop} {
    & > :first-child { grid-column: 1 / 5; }
    & > :last-child { grid-column: 5 / -1; }
  }
`;

/** A dense paragraph of links rather than a list of boxes. */
const Cloud = styled.ul`
  font-size: clamp(1.75rem, 4.4vw, 4rem);
  font-weight: 600;
  line-height: 1.12;
  letter-spacing: -0.035em;
  li { display: inline; }
  ${from.tablet} { a { white-space: nowrap; } }
  li:not(:last-child)::after { content: ', '; }
  li:last-child::after { content: '.'; }
  a { ${lineUnder} background-position: 0 calc(100% - 0.02em); padding: 0.02em 0; }
`;

const Aside = styled.p`
  margin-top: 0.5rem;
  max-width: 22em;
`;

export const Industries = () => (
  <Field aria-labelledby="industries">
    <Split>
      <div>
        <Title as="h2" id="industries">
          Nineteen sets of rules
        </Title>
        <Aside>
          A clinic, a warehouse and a racing game break in different places, so we read the regulations before we draw.
        </Aside>
      </div>
      <Cloud role="list">
        {industries.map(({ slug, name }) => (
          <li key={slug}>
            <Link href={industryPath(slug)}>{name}</Link>
          </li>
        ))}
      </Cloud>
    </Split>
  </Field>
);
