/** A slip is forgiven from this length on. */
const FORGIVEN_LENGTH = 5;
/** In a word of four letters only two swapped ones are, and only where other words say what is meant: Bari is not Bali. */
const SWAP_FORGIVEN_LENGTH = 4;

/** The words of a vocabulary that differ from a typed one by a single slip: a letter wrong, missing, too many, or two swapped. */
export function typingSlips(word: string, vocabulary: readonly string[], isOneOfMany: boolean): ReadonlySet<string> {
  if (word.length >= FORGIVEN_LENGTH) return new Set(vocabulary.filter((other) => isOneSlip(word, other)));
  if (!isOneOfMany || word.length < SWAP_FORGIVEN_LENGTH) return new Set();
  return new Set(vocabulary.filter((other) => other.length === word.length && isSwap(word, other)));
}

function isOneSlip(word: string, other: string): boolean {
  const longer = word.length - other.length;
  // People seldom get the first letter wrong.
  if (Math.abs(longer) > 1 || word[0] !== other[0]) return false;
  let at = 1;
  while (at < word.length && word[at] === other[at]) at += 1;
  if (longer === 1) return word.slice(at + 1) === other.slice(at);
  if (longer === -1) return word.slice(at) === other.slice(at + 1);
  return word.slice(at + 1) === other.slice(at + 1) || isSwap(word, other);
}

function isSwap(word: string, other: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== other[index]);
  return (
    at > 0 && word[at] === other[at + 1] && word[at + 1] === other[at] && word.slice(at + 2) === other.slice(at + 2)
  );
}
