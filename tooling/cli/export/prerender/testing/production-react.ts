// React as developers have it is what tests get otherwise; one that imports this file first renders as a deployment does, and in half
// the time.
process.env.NODE_ENV = 'production';
