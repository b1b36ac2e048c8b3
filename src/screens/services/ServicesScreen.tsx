import styled from 'styled-components';
import { hasPage } from '../../content/facts/hasPage.ts';
import type { ServiceGroup } from '../../content/facts/services.ts';
import type { PageText } from '../../content/schemas/pageSchemas.ts';
import { routes } from '../../site.ts';
import { spacing } from '../../theme/tokens.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { TextLink } from '../../ui/Link.tsx';
import { Cluster } from '../../ui/layout/Cluster.ts';
import { Columns } from '../../ui/layout/Columns.ts';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { Section, type Tone } from '../../ui/Section.tsx';
import { Title } from '../../ui/text.ts';
import { ClosingCall } from '../shared/closing/ClosingCall.tsx';
import { ClosingDrawing } from '../shared/closing/ClosingDrawing.tsx';
import { type LinkedService, ServiceLinks } from '../shared/services/ServiceLinks.tsx';

/** Each group has its own background. */
const groupTones: Record<ServiceGroup, Tone> = {
  question: 'page',
  design: 'quiet',
  product: 'deep',
  team: 'loud',
};

/** Clips the lines, which run to the window's edge. */
const ServicesSection = styled(Section)`overflow: clip;`;

/** Contains a group's name and a sentence, on one line where there is room. */
const ServicesGroupHead = styled(Columns)`align-items: baseline;`;

const ServicesGroupText = styled.p`
  max-width: 36em;
  text-wrap: pretty;
`;

const ServicesLinks = styled(Cluster)`gap: 0.5rem 2.5rem; margin-top: ${spacing.l};`;

export interface ServicesProps {
  text: Omit<PageText<'services'>, 'groups'>;
  /** The drawing at the page's end. */
  closing: string | null;
  groups: {
    group: ServiceGroup;
    words: NonNullable<PageText<'services'>['groups'][ServiceGroup]>;
    services: LinkedService[];
  }[];
}

export const ServicesScreen = ({
  text: { headline, lead, links, call },
  closing,
  groups,
}: ServicesProps) => (
  <>
    <PageIntro title={headline} lead={lead} foot={0} />
    <BelowFirstScreen>
      {groups.map(({ group, words, services }, index) => (
        <ServicesSection key={group} $tone={groupTones[group]} aria-labelledby={group}>
          <ServicesGroupHead $from="tablet" $gap="xxs">
            <Title as="h2" id={group}>
              {words.heading}
            </Title>
            <ServicesGroupText>{words.text}</ServicesGroupText>
          </ServicesGroupHead>
          <ServiceLinks services={services} />
          {index + 1 === groups.length && (
            <ServicesLinks>
              {(['prices', 'industries'] as const).map(
                (page) =>
                  links[page] &&
                  hasPage(routes[page]) && (
                    <TextLink key={page} href={routes[page]}>
                      {links[page]}
                    </TextLink>
                  ),
              )}
            </ServicesLinks>
          )}
        </ServicesSection>
      ))}
      {call && <ClosingCall {...call}>{closing && <ClosingDrawing path={closing} />}</ClosingCall>}
    </BelowFirstScreen>
  </>
);
