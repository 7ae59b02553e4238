// What jest's setup has brought is React as developers have it; a test that imports this file first renders as a deployment does, and
// in half the time.
jest.resetModules();
process.env.NODE_ENV = 'production';
