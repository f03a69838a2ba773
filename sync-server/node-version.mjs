// Before anything that an older Node cannot read. Plain JavaScript, no packages.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    'Moyeo needs Node 20.19 or later; this is ' + process.versions.node + '. Install a newer one from nodejs.org.\n',
  );
  process.exit(1);
}
