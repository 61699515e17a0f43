interface Policy {
  createScriptURL(url: string): { toString(): string };
}

interface TrustedTypePolicies {
  createPolicy(name: string, rules: Policy): Policy;
}

const made = new Map<string, string>();

/** A script's address that passes Trusted Types. Each policy, named in the content security policy, lets exactly one address through. */
export function trustedUrl(policy: 'sw-url' | 'captcha-url' | 'import-url', address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypePolicies };
  if (trustedTypes === undefined) return address;
  const known = made.get(policy);
  if (known !== undefined) return known;
  const createScriptURL = (url: string) => {
    if (url !== address) throw new TypeError(`${policy} allows one address.`);
    return url;
  };
  // Types know addresses as text only.
  const trusted = trustedTypes.createPolicy(policy, { createScriptURL }).createScriptURL(address) as string;
  made.set(policy, trusted);
  return trusted;
}
