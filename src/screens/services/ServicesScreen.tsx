import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { PageText } from '../../content/build/pageSchemas.ts';
import { hasPage } from '../../content/facts/hasPage.ts';
import { type ServiceGroup, serviceGroups } from '../../content/facts/services.ts';
import { routes } from '../../site.ts';
import { space } from '../../theme/tokens.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextLink } from '../../ui/Link.tsx';
import { Cluster } from '../../ui/layout/Cluster.ts';
import { drawing, drawingOf } from '../../ui/line/pointedAt.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { ClosingDrawing } from '../closing/ClosingDrawing.tsx';
import { type LinkedService, roomForDrawing, ServiceLinks } from './ServiceLinks.tsx';

const ServicesField = styled(Field)`overflow: clip;`;

const ServicesGroup = styled.section`
  & + & { margin-top: clamp(4rem, 9vw, 8rem); }
`;

const ServicesLinks = styled(Cluster)`gap: 0.5rem 2.5rem;`;

/**
 * Devices that cannot hover, and small windows, show only the drawing of each group's first
 * service, with a line that continues it to the window's edge.
 */
const ServicesDrawing = styled.div`
  --width: min(100vw - 2 * ${space.margin}, 28rem);
  display: none;
  position: relative;
  height: calc(var(--width) / 2);
  @media not all and (hover: hover) and ${roomForDrawing} { display: block; }
  &::before { ${drawing} inset: 0 auto auto 0; width: var(--width); height: 100%; }
  &::after {
    content: '';
    position: absolute;
    top: calc(var(--width) * 0.446875);
    left: calc(var(--width) - 1px);
    width: 100vw;
    height: calc(var(--width) / 80);
    background: var(--line);
  }
`;

export interface ServicesProps {
  text: PageText<'services'>;
  services: (LinkedService & { group: ServiceGroup })[];
}

export const ServicesScreen = ({
  text: { headline, lead, groups, links, call },
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
            groupServices[0] && (
              <ServicesGroup key={group} aria-labelledby={group}>
                <ServicesDrawing
                  style={{ '--drawing': drawingOf(groupServices[0].slug) } as CSSProperties}
                />
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
      {call && (
        <ClosingCall {...call}>
          {services[0] && <ClosingDrawing slug={services[0].slug} />}
        </ClosingCall>
      )}
    </BelowFirstScreen>
  </>
);
