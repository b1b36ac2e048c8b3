import { Fragment } from 'react';
import styled from 'styled-components';
import { workPath } from '../../site.ts';
import { motionAllowed } from '../../theme/theme.ts';
import { BelowFirstScreen } from '../../ui/BelowFirstScreen.tsx';
import { Foreign } from '../../ui/Foreign.tsx';
import { HeaderInk } from '../../ui/HeaderInk.ts';
import { ClosingCall } from '../shared/closing/ClosingCall.tsx';
import { ClosingDrawing } from '../shared/closing/ClosingDrawing.tsx';
import { RelatedWorks } from '../shared/works/RelatedWorks.tsx';
import { Figures } from './Figures.tsx';
import { Opening } from './Opening.tsx';
import type { WorkProps } from './work.props.ts';
import { workParts } from './workParts.tsx';

/**
 * Shows how far the page is scrolled, as a line along the window's upper edge, if the browser has
 * scroll-driven animations.
 */
const ReadingProgress = styled.div`
  @supports (animation-timeline: scroll()) {
    ${motionAllowed} {
      position: fixed;
      inset: 0 0 auto;
      z-index: 3;
      height: 4px;
      background: var(--client-line);
      transform-origin: 0 50%;
      animation: read linear both;
      animation-timeline: scroll();
      @keyframes read { from { transform: scaleX(0); } }
    }
  }
`;

export function WorkScreen({ text, work, people, related }: WorkProps) {
  const { sections } = work;
  const isClientSection = (index: number) => {
    const section = sections[index];
    return typeof section === 'string' && workParts[section].isOnClientSection?.(work);
  };
  return (
    <div style={work.colours}>
      <HeaderInk $ink={work.ink} />
      <Opening work={work} />
      <ReadingProgress />
      <BelowFirstScreen>
        {sections.map((section, index) => {
          if (typeof section === 'string')
            return (
              <Fragment key={section}>{workParts[section].show({ text, work, people })}</Fragment>
            );
          const continuesSection = isClientSection(index - 1);
          const beginsSection = index > 0 && !continuesSection && isClientSection(index + 1);
          return (
            <Figures
              key={section.figures[0]?.src}
              row={section}
              continuesSection={continuesSection}
              beginsSection={beginsSection}
            />
          );
        })}
        {related.length > 0 && <RelatedWorks heading={text.related} works={related} />}
        <ClosingCall {...text.call} text={<Foreign>{work.call}</Foreign>}>
          <ClosingDrawing path={workPath(work.slug)} />
        </ClosingCall>
      </BelowFirstScreen>
    </div>
  );
}
