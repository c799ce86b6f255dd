/** The fewest signs of a password. */
export const PASSWORD_LEAST = 8;

/** What is wrong with a new password: too few signs, the owner's own name or address, or one that everybody tries first. */
export type PasswordFault = "short" | "own" | "usual";

/** What people choose most, and guessers try first, of eight signs and more. */
const USUAL: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 12345678910 123123123 11111111 111111111 00000000 88888888 87654321 987654321 0987654321
  123321123 12341234 12344321 11223344 112233445566 147258369 789456123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 q1w2e3r4t5
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qazwsxedc asdfghjk asdfghjkl zxcvbnm1 zaq12wsx
  password password1 password12 password123 passw0rd p@ssw0rd p@ssword1 iloveyou sunshine princess football baseball
  superman trustno1 welcome1 welcome123 letmein1 admin123 administrator changeme monkey123 dragon123 starwars computer
  abcd1234 abc12345 a1234567 aa123456 a123456789 йцукенгш йцукенгшщз йцукен123 пароль12 пароль123 любовь123 привет123`.split(
    /\s+/,
  ),
);

/** The holder of an account, as far as a password may not repeat it. */
export interface PasswordOwner {
  readonly login: string;
  readonly name: string;
  readonly email: string;
}

/** What is wrong with a new password of somebody; undefined for one that may be set. */
export function passwordFault(typed: string, { login, name, email }: PasswordOwner): PasswordFault | undefined {
  const password = typed.normalize("NFKC").toLowerCase();
  if ([...password].length < PASSWORD_LEAST) return "short";
  const bare = (text: string): string => text.normalize("NFKC").toLowerCase().replace(/\s+/g, "");
  const own = [login, email, login.replace(/@.*/, ""), email.replace(/@.*/, ""), name].map(bare);
  if (own.includes(bare(password))) return "own";
  return USUAL.has(password) || /^(.)\1*$/u.test(password) ? "usual" : undefined;
}
