import styled, { css } from 'styled-components';
import { fontSize, motion } from '../theme/tokens.ts';
import { Link } from './Link.tsx';

/** Inverts the colours of the section. Hovering shows them uninverted. */
const buttonStyle = css`
  display: inline-block;
  padding: 0.85em 1.5em 0.9em;
  border: 2px solid var(--on);
  background: var(--on);
  color: var(--field);
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
    background: transparent;
    color: var(--on);
    @media (hover: hover) {
      &:hover { background: var(--on); color: var(--field); }
    }
    &:active { background: var(--on); color: var(--field); }
  `}
`;
