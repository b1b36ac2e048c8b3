interface Window {
  /** Cloudflare's widget, once its script has run; there only where a site key is configured. */
  turnstile?: {
    render(container: HTMLElement, options: Record<string, unknown>): string;
    reset(widget?: string): void;
    remove(widget: string): void;
  };
}
