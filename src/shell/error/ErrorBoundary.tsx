import { Component, type ErrorInfo, type ReactNode } from 'react';
import styled from 'styled-components';
import { pictureAt, poses } from '../../content/facts/mascots.ts';
import { routes, site } from '../../site.ts';
import { report } from '../../telemetry/start.ts';
import { belowHeader } from '../../theme/tokens.ts';
import { Button } from '../../ui/button.ts';
import { TextLink } from '../../ui/Link.tsx';
import { loudHead, Section } from '../../ui/Section.tsx';
import { Display, Lead } from '../../ui/text.ts';
import type { InShell } from '../shellWords.ts';

const ErrorSection = styled(Section)`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: 1.25rem;
  min-height: 100svh;
  padding-top: ${belowHeader('2rem')};
`;

/**
 * Replaces a page that failed to render. Its links are plain anchors, because a full page load
 * recovers from any failure.
 */
const ErrorScreen = ({ words: { failure: words } }: InShell) => {
  return (
    <ErrorSection {...loudHead}>
      {poses.broken && <img src={pictureAt(poses.broken)} alt="" width={160} height={160} />}
      <Display>{words.title}</Display>
      <Lead>{words.lead}</Lead>
      <Button type="button" onClick={() => window.location.reload()}>
        {words.reload}
      </Button>
      <TextLink as="a" href={routes.home}>
        {words.home}
      </TextLink>
      <p>
        {words.contact} <a href={`mailto:${site.inquiries.email}`}>{site.inquiries.email}</a>.
      </p>
    </ErrorSection>
  );
};

interface Props extends InShell {
  children: ReactNode;
  /** The page's URL with its query: when it changes, the page renders again. */
  url: string;
}

/**
 * Catches and reports errors while a page renders, and shows an error screen instead. The shell
 * around it stays. Each page needs its own, by a `key`.
 */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    report(error, componentStack);
  }

  override componentDidUpdate({ url }: Props, { failed }: { failed: boolean }) {
    // Skips the update that failed: the same content would only fail again.
    if (failed && url !== this.props.url) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <ErrorScreen words={this.props.words} /> : this.props.children;
  }
}
