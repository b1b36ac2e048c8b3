import styled from 'styled-components';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { hasPage } from '../../content/facts/hasPage.ts';
import { type ServiceGroup, serviceGroups } from '../../content/facts/services.ts';
import { routes } from '../../site.ts';
import { below, shaped } from '../../theme/theme.ts';
import { belowDesktop, fontSize, fromTablet, titleType } from '../../theme/tokens.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextLink } from '../../ui/Link.tsx';
import { Cluster } from '../../ui/layout/Cluster.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { ClosingDrawing } from '../closing/ClosingDrawing.tsx';
import { type LinkedService, ServiceLinks } from './ServiceLinks.tsx';

const onTablets = `@media ${fromTablet} and ${belowDesktop}`;

/** Smaller windows show a service's drawing beside its price, or on tablets beside its text, too. */
const ServicesField = styled(Field)`
  overflow: clip;
  ${below.desktop} {
    ul { --drawn: max(12.5rem, 40vw); --rule: calc(var(--drawn) / 80); }
    strong { ${titleType} max-width: 7em; margin-top: 3rem; }
  }
  ${onTablets} {
    ul { --size: min(7.3vw, ${fontSize.large}); }
    li { padding-right: calc(var(--drawn) + 1rem); }
    a { white-space: nowrap; }
    strong { margin-top: 1rem; }
  }
  ${shaped.phone} {
    strong { max-width: calc(100% - var(--drawn)); margin-top: 4rem; font-size: ${fontSize.text}; }
  }
`;

const ServicesGroup = styled.section`
  & + & { margin-top: clamp(4rem, 9vw, 8rem); }
`;

const ServicesLinks = styled(Cluster)`gap: 0.5rem 2.5rem;`;

export interface ServicesProps {
  text: PageText<'services'>;
  /** The drawing at the page's end. */
  closing: string | null;
  services: (LinkedService & { group: ServiceGroup })[];
}

export const ServicesScreen = ({
  text: { headline, lead, groups, links, call },
  closing,
  services,
}: ServicesProps) => (
  <>
    <PageHead title={headline} lead={lead} foot={0} />
    <BelowFirstScreen>
      <ServicesField>
        {serviceGroups.map((group) => {
          const groupServices = services.filter((service) => service.group === group);
          const words = groups[group];
          return (
            words &&
            groupServices.length > 0 && (
              <ServicesGroup key={group} aria-labelledby={group}>
                <SectionHead small id={group} {...words} />
                <ServiceLinks services={groupServices} />
              </ServicesGroup>
            )
          );
        })}
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
      </ServicesField>
      {call && <ClosingCall {...call}>{closing && <ClosingDrawing slug={closing} />}</ClosingCall>}
    </BelowFirstScreen>
  </>
);
