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
import { drawing, drawingOf } from '../../ui/line/pointedAt.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { ClosingCall } from '../closing/ClosingCall.tsx';
import { roomForDrawing, type ServiceWord, ServiceWords } from './ServiceWords.tsx';

const Group = styled.section`
  & + & { margin-top: clamp(4rem, 9vw, 8rem); }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 2.5rem;
`;

/** Where nothing can be pointed at, each group begins with the drawing of its first service, on the group's line. */
const Drawn = styled.div`
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
  services: (ServiceWord & { group: ServiceGroup })[];
}

export const ServicesScreen = ({
  text: { headline, lead, groups, links, call },
  services,
}: ServicesProps) => (
  <>
    <PageHead title={headline} lead={lead} foot={0} />
    <BelowFirstScreen>
      <Field style={{ overflow: 'clip' }}>
        {serviceGroups.map((group) => {
          const own = services.filter((service) => service.group === group);
          const words = groups[group];
          return (
            words &&
            own[0] && (
              <Group key={group} aria-labelledby={group}>
                <Drawn style={{ '--drawing': drawingOf(own[0].slug) } as CSSProperties} />
                <SectionHead small id={group} {...words} />
                <ServiceWords services={own} />
              </Group>
            )
          );
        })}
        <Ways>
          {(['prices', 'industries'] as const).map(
            (page) =>
              links[page] &&
              hasPage(routes[page]) && (
                <TextLink key={page} href={routes[page]}>
                  {links[page]}
                </TextLink>
              ),
          )}
        </Ways>
      </Field>
      {call && <ClosingCall {...call} />}
    </BelowFirstScreen>
  </>
);
