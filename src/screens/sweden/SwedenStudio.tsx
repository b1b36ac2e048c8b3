import styled from 'styled-components';
import type { SverigeText } from '../../content/schemas/swedenSchema.ts';
import { dialled, type Office } from '../../site.ts';
import { coarse } from '../../theme/theme.ts';
import { Each } from '../../ui/Each.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { Columns } from '../../ui/layout/Columns.ts';
import { Stack } from '../../ui/layout/Stack.ts';
import { Section } from '../../ui/Section.tsx';
import { Chapter, Prose } from '../../ui/text.ts';
import { hoverUnderline } from '../../ui/underline.ts';

const SwedenPlan = styled.img`width: 100%;`;

const SwedenOffice = styled.address`
  overflow-wrap: anywhere;
  margin-top: 2rem;
  display: grid;
  justify-items: start;
`;

const SwedenContact = styled.a`
  padding: 0.3em 0;
  font-weight: 600;
  ${hoverUnderline}
  ${coarse} { padding: 0.5em 0; }
`;

interface Props extends Pick<SverigeText, 'labels'> {
  text: SverigeText['sections']['studio'];
  office: Office;
  /** The office's drawn map, if it has one. */
  plan: string | null;
}

/** The Swedish office: a text about it, its map and its address. */
export const SwedenStudio = ({ text: { heading, paragraphs }, labels, office, plan }: Props) => (
  <Section>
    <Columns $from="tablet">
      <Stack $gap="l">
        <Chapter>{heading}</Chapter>
        {plan && <SwedenPlan src={plan} alt="" width={640} height={420} loading="lazy" />}
      </Stack>
      <div>
        <Prose>
          <p>{paragraphs[0]}</p>
          {paragraphs.length > 1 && (
            <Fold summary={labels.more} topic={heading}>
              <Each as="p" texts={paragraphs.slice(1)} />
            </Fold>
          )}
        </Prose>
        <SwedenOffice>
          <strong>{labels.office}</strong>
          <span>{`${office.street}, ${office.postalCode} ${office.city}`}</span>
          <SwedenContact href={`mailto:${office.email}`}>{office.email}</SwedenContact>
          <SwedenContact href={`tel:${dialled(office.phone)}`}>{office.phone}</SwedenContact>
        </SwedenOffice>
      </div>
    </Columns>
  </Section>
);
