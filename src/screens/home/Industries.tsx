import styled from 'styled-components';
import { industryPath, routes } from '../../site.ts';
import { from } from '../../theme/theme.ts';
import { largeType } from '../../theme/tokens.ts';
import { Field } from '../../ui/Field.tsx';
import { Link, TextLink } from '../../ui/Link.tsx';
import { Columns } from '../../ui/layout/Columns.ts';
import { Heading } from '../../ui/text.ts';
import { lowHoverUnderline } from '../../ui/underline.ts';

/** The industries' names as one sentence. */
const IndustriesSentence = styled.ul`
  ${largeType}
  li { display: inline; }
  ${from.tablet} { a { white-space: nowrap; } }
  a { ${lowHoverUnderline} padding: 0.02em 0; }
`;

export interface IndustryLink {
  slug: string;
  name: string;
}

interface Props {
  heading: string;
  text: string;
  link: string;
  industries: readonly IndustryLink[];
}

export const Industries = ({ heading, text, link, industries }: Props) => (
  <Field aria-labelledby="industries">
    <Columns $columns="third">
      <div>
        <Heading id="industries">{heading}</Heading>
        <p>{text}</p>
        <TextLink href={routes.industries}>{link}</TextLink>
      </div>
      <IndustriesSentence role="list">
        {industries.map(({ slug, name }, index) => (
          <li key={slug}>
            <Link href={industryPath(slug)}>{name}</Link>
            {index < industries.length - 1 ? ', ' : '.'}
          </li>
        ))}
      </IndustriesSentence>
    </Columns>
  </Field>
);
