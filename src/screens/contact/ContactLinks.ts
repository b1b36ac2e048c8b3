import styled from 'styled-components';
import { Cluster } from '../../ui/layout/Cluster.ts';

export const ContactLinks = styled(Cluster)`gap: 0.75rem 1.75rem;`;
