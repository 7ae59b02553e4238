import webpack from 'webpack';

/** Chrome, from 136 on, compiles all functions of a script that begins with it while the script comes. Other browsers read a comment. */
const HINT = '//# allFunctionsCalledOnLoad';

/** A large library for members, of which a page runs a small part. */
const MOSTLY_UNUSED = /^firebase\./;

/** Puts the hint at the beginning of scripts: without it, a function is compiled when it first runs, and the page waits. */
export const compileHint = () =>
  new webpack.BannerPlugin({
    banner: HINT,
    raw: true,
    test: /\.js$/,
    exclude: MOSTLY_UNUSED,
    // The minimizer leaves no comments; the names of files are made of what stands in them then.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
