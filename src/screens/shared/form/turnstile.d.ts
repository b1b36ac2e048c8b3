interface Window {
  /** Defined once Turnstile's script has run, which pages only load if a site key is configured. */
  turnstile?: {
    render(container: HTMLElement, options: Record<string, unknown>): string | undefined;
    reset(widget?: string): void;
    remove(widget: string): void;
  };
}
