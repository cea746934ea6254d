/** What is for development and tests alone: a provider on this machine. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

export const isLoopback = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && LOOPBACK.includes(hostname);

/** Whether a provider may be asked there, or a browser sent there: by HTTPS, and without a password in the address. */
export function isProviderAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (url.protocol === 'https:' || isLoopback(url)) && url.username === '' && url.password === '';
}
