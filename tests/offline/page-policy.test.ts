import { describe, expect, it } from 'vitest';
import { inlineScripts, withPolicy } from '@/lib/offline/page-policy';

describe('the inline scripts of a page', () => {
  it.each([
    ['none', '<p>text</p>', []],
    ['one, with its text as it stands', '<script> a &lt; "b";\n</script>', [' a &lt; "b";\n']],
    ['one with attributes', '<script id="_R_" nonce="">a</script>', ['a']],
    ['an empty one', '<script></script>', ['']],
    ['not those of files', '<script src="/a.js" async=""></script><script noModule="" src="/b.js"></script>', []],
    ['one that speaks of a source', '<script>a.src="x"</script>', ['a.src="x"']],
    ['one whose attribute only ends like a source', '<script data-src="x">a</script>', ['a']],
    [
      'all of them, each once',
      '<script>a</script><script src="x"></script><script>b</script><script>a</script>',
      ['a', 'b'],
    ],
    ['over several lines', '<script\n id="x"\n>a\nb</script>', ['a\nb']],
  ])('%s', (_, html, scripts) => expect(inlineScripts(html)).toEqual(scripts));
});

describe('the policy of a page', () => {
  const page = '<html><head><title>$& $1 $$ $`</title></head><body><head></body></html>';
  const policy = (hashes: readonly string[]) => /content="([^"]*)"/.exec(withPolicy(page, hashes))?.[1] ?? '';
  const rule = (name: string, hashes: readonly string[] = []) =>
    policy(hashes)
      .split('; ')
      .find((one) => one.startsWith(`${name} `));

  it('stands first in the head, and leaves the rest as it was', () => {
    const html = withPolicy(page, ['a']);
    expect(html).toMatch(/^<html><head><meta http-equiv="Content-Security-Policy" content="[^"]*"><title>/);
    expect(html.replace(/<meta[^>]*>/, '')).toBe(page);
  });

  it('names each script by its hash, and lets no other run', () => {
    expect(rule('script-src', ['a+/=', '$&'])).toBe("script-src 'self' 'sha256-a+/=' 'sha256-$&'");
    expect(rule('script-src')).toBe("script-src 'self'");
    expect(policy(['a'])).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|https?:|\*/);
  });

  it('lets nothing in from elsewhere', () => {
    expect(rule('default-src')).toBe("default-src 'self'");
    expect(rule('object-src')).toBe("object-src 'none'");
    expect(rule('base-uri')).toBe("base-uri 'self'");
  });
});
