import 'react';

/**
 * Invoker commands (https://html.spec.whatwg.org/#attr-button-command), which React's types do not
 * know yet.
 */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}
