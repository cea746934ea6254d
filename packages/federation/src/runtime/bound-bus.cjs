// The names of the exports are those of the shell's bus, so that nothing here lists them.
module.exports = require('bus-of-the-shell').busOf(__BUS_OWNER__);
