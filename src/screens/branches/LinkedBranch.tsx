import { useEffect, useState } from 'react';
import type { Branch } from '../../domain/branches/branch';
import { findBranch } from '../../flows/branches/findBranch';
import { BranchDetail } from './BranchDetail';
import { MissingBranch } from './MissingBranch';

type Props = {
  id: string;
  /** the list is still loading and may have it */
  isListLoading: boolean;
  /** path of the list of branches */
  all: string;
};

/** A branch of a link that is not in the list: fetched by itself. It cannot be selected. */
export function LinkedBranch({ id, isListLoading, all }: Props) {
  const [found, setFound] = useState<Branch | null | 'loading'>('loading');
  useEffect(() => {
    if (isListLoading) return;
    let isOpen = true;
    void findBranch(id).then((branch) => {
      if (isOpen) setFound(branch);
    });
    return () => {
      isOpen = false;
    };
  }, [id, isListLoading]);
  if (found === 'loading' || !found) {
    return <MissingBranch isLoading={found === 'loading'} all={all} />;
  }
  return <BranchDetail branch={found} />;
}
