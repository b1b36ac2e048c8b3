import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/** The findings of Google's CSP Evaluator in a policy, including possible ones of high severity; a line each. */
export function policyProblems(policy: string): string[] {
  const serious = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM, Severity.HIGH_MAYBE];
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => serious.includes(severity))
    .map(({ severity, directive, description }) => `${Severity[severity]}: ${directive}: ${description}`);
}
