import styled, { css } from 'styled-components';
import { fontSize, motion } from '../theme/tokens.ts';
import { Link } from './Link.tsx';

/** Fills the button with the section's line colour. Hovering shows the section's colours. */
const buttonStyle = css`
  display: inline-block;
  padding: 0.85em 1.5em 0.9em;
  border: 2px solid var(--line);
  background: var(--line);
  color: var(--bg);
  /* Otherwise paper would show white text on white. */
  print-color-adjust: exact;
  font-size: ${fontSize.text};
  font-weight: 600;
  line-height: 1.1;
  text-align: center;
  text-wrap: balance;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion.quick}, color ${motion.quick};

  @media (hover: hover) {
    &:hover { background: transparent; color: var(--on); }
  }
  &:active { background: transparent; color: var(--on); scale: 0.97; }
`;

export const ButtonLink = styled(Link)`${buttonStyle}`;

export const Button = styled.button<{ $plain?: boolean }>`
  ${buttonStyle}
  ${({ $plain }) =>
    $plain &&
    css`
    border-color: var(--on);
    background: transparent;
    color: var(--on);
    @media (hover: hover) {
      &:hover { background: var(--on); color: var(--bg); }
    }
    &:active { background: var(--on); color: var(--bg); }
  `}
`;
