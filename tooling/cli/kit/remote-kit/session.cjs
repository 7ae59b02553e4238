// Stands in the place of the page's session while a remote is tested.
module.exports = require('./testing.cjs').session;
