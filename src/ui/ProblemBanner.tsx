import { Banner } from './Banner';

/** What went wrong at a press, announced as it appears; nothing before. */
export function ProblemBanner({ text }: { text: string | null | undefined }) {
  return (
    text && (
      <Banner tone="danger" isLive>
        {text}
      </Banner>
    )
  );
}
