import styled from 'styled-components';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { hasPage } from '../../content/facts/hasPage.ts';
import { type ServiceGroup, serviceGroups } from '../../content/facts/services.ts';
import { routes } from '../../site.ts';
import { below, shaped } from '../../theme/theme.ts';
import { fontSize, headingSpacing, magnified, titleType } from '../../theme/tokens.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { TextLink } from '../../ui/Link.tsx';
import { Cluster } from '../../ui/layout/Cluster.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { ClosingDrawing } from '../closing/ClosingDrawing.tsx';
import { type LinkedService, ServiceLinks } from './ServiceLinks.tsx';

/** In smaller windows the price and the drawing are on the rule, between a service's name and its text. */
const ServicesSection = styled(Section)`
  overflow: clip;
  li > p { text-wrap: pretty; }
  ${below.desktop} {
    /* Whole pixels for the rule, on which browsers round it, and for the line that it continues. */
    ul { --drawn: max(12.5rem, round(40vw, 80px)); --rule: calc(var(--drawn) / 80); border: 0; }
    li { display: grid; grid-template-columns: minmax(0, 1fr); padding-bottom: 3.5rem; border: 0; }
    li > p { display: contents; }
    li > a { order: -2; padding-top: 0; }
    strong {
      ${titleType}
      grid-area: 2 / 1;
      display: flex;
      align-items: end;
      max-width: none;
      margin: 0 0 0.6rem;
      padding: 0 calc(var(--drawn) * 0.9) 0.5rem 0;
      border-bottom: var(--rule) solid var(--line);
    }
    li::before { position: relative; grid-area: 2 / 1; place-self: end; bottom: calc(var(--drawn) / 2 * -30 / 320 + 0.6rem); }
  }
  ${shaped.phone} { strong { font-size: ${fontSize.text}; } }
  /* No room for a drawing. */
  @media ${magnified} { li::before { display: none; } strong { padding-right: 0; } }
`;

const ServicesGroup = styled.section`
  & + & { margin-top: clamp(2rem, 9vw, 8rem); }
  /* Larger than the names of the services below it. */
  ${shaped.phone} { h2 { font-size: ${fontSize.headline}; line-height: 1; letter-spacing: ${headingSpacing}; } }
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
      <ServicesSection>
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
      </ServicesSection>
      {call && <ClosingCall {...call}>{closing && <ClosingDrawing slug={closing} />}</ClosingCall>}
    </BelowFirstScreen>
  </>
);
