@rem Windows has no exec: npm finds this in its place. Elsewhere the word keeps a shell from standing between npm and the program.
@%*
